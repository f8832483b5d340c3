import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { createPictureDesk } from './createPictureDesk';
import type { PictureJob } from './pictureJobs';

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="100" height="100" fill="#f00"/></svg>';

describe('createPictureDesk', () => {
  let outDir: string;
  beforeEach(async () => (outDir = await mkdtemp(join(tmpdir(), 'desk-'))));
  afterEach(() => rm(outDir, { recursive: true }));

  const job = (draw: () => string): PictureJob => ({
    path: 'sample/main',
    draw,
    width: 100,
    height: 100,
    widths: [20, 40],
  });

  it('draws a picture of the sample catalogue when a file of it is asked for', async () => {
    const desk = createPictureDesk(outDir);
    expect(await desk.fetch('neel-lotus-tee/main-320.webp')).toBe(true);
    const { format, width } = await sharp(join(outDir, 'neel-lotus-tee/main-320.webp')).metadata();
    expect([format, width]).toEqual(['webp', 320]);
    expect(existsSync(join(outDir, 'neel-lotus-tee/detail-320.webp'))).toBe(false);
  });

  it('draws the icon of the brand', async () => {
    const desk = createPictureDesk(outDir);
    expect(await desk.fetch('brand/apple-touch-icon.png')).toBe(true);
    expect((await sharp(join(outDir, 'brand/apple-touch-icon.png')).metadata()).width).toBe(180);
  });

  it('draws once for all who ask while it draws, and not again for those who ask later', async () => {
    const draw = jest.fn(() => square);
    const desk = createPictureDesk(outDir, [job(draw)]);
    const names = ['sample/main-20.webp', 'sample/main-40.webp', 'sample/main-20.webp'];
    expect(await Promise.all(names.map((name) => desk.fetch(name)))).toEqual([true, true, true]);
    expect(draw).toHaveBeenCalledTimes(1);
    const { mtimeMs } = await stat(join(outDir, 'sample/main-40.webp'));
    await desk.fetch('sample/main-40.webp');
    expect((await stat(join(outDir, 'sample/main-40.webp'))).mtimeMs).toBe(mtimeMs);
  });

  it('draws in the order of asking, two at a time, so that whoever asked first does not wait for all', async () => {
    const begun: string[] = [];
    const jobOf = (name: string): PictureJob => ({
      ...job(() => (begun.push(name), square)),
      path: `sample/${name}`,
    });
    const desk = createPictureDesk(outDir, ['first', 'second', 'third', 'fourth'].map(jobOf));
    const asked = ['third', 'first', 'fourth', 'second'].map((name) =>
      desk.fetch(`sample/${name}-20.webp`).then(() => [...begun]),
    );
    expect(begun).toEqual(['third', 'first']);
    const begunWhenThere = await Promise.race(asked);
    expect(begunWhenThere).not.toContain('second');
    await Promise.all(asked);
    expect(begun).toEqual(['third', 'first', 'fourth', 'second']);
  });

  it('knows no other names, and writes nothing for them', async () => {
    const desk = createPictureDesk(outDir, [job(() => square)]);
    for (const name of ['sample/main-21.webp', 'sample/main', '../sample/main-20.webp', 'constructor'])
      expect([name, await desk.fetch(name)]).toEqual([name, false]);
    expect(await readdir(outDir)).toEqual([]);
  });

  it('leaves no half file where drawing fails, and draws when it is asked again', async () => {
    const draw = jest.fn(() => square).mockReturnValueOnce('no drawing');
    const desk = createPictureDesk(outDir, [job(draw)]);
    await expect(desk.fetch('sample/main-20.webp')).rejects.toThrow();
    expect(existsSync(join(outDir, 'sample'))).toBe(false);
    expect(await desk.fetch('sample/main-20.webp')).toBe(true);
    expect(existsSync(join(outDir, 'sample/main-20.webp'))).toBe(true);
  });

  it('draws again what an interrupted drawing left incomplete', async () => {
    const desk = createPictureDesk(outDir, [job(() => square)]);
    await desk.fetch('sample/main-20.webp');
    await rm(join(outDir, 'sample/main-40.webp'));
    await writeFile(join(outDir, 'sample/main-40.webp.1-0.draft'), 'half');
    expect(await desk.fetch('sample/main-40.webp')).toBe(true);
    expect((await sharp(join(outDir, 'sample/main-40.webp')).metadata()).width).toBe(40);
  });
});
