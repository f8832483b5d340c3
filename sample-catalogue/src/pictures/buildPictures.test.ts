import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { categoryCovers } from '../catalogue/categoryCovers';
import { sampleProducts } from '../catalogue/sampleProducts';
import { buildPictures } from './buildPictures';
import { type PictureJob, pictureJobs } from './pictureJobs';
import { pictureWidths } from './pictures';

const square = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100"><rect width="50" height="100" fill="${colour}"/><rect x="50" width="50" height="100" fill="#0000ff"/></svg>`;
const job = (over: Partial<PictureJob> = {}): PictureJob => ({
  path: 'sample/main',
  draw: () => square('#ff0000'),
  width: 100,
  height: 100,
  widths: [20, 40],
  ...over,
});
const silent = () => undefined;

describe('buildPictures', () => {
  let outDir: string;
  beforeEach(async () => (outDir = await mkdtemp(join(tmpdir(), 'pictures-'))));
  afterEach(() => rm(outDir, { recursive: true }));

  const sizeOf = async (file: string) => {
    const { format, width, height } = await sharp(join(outDir, file)).metadata();
    return { format, width, height };
  };
  const colourOf = async (file: string) => {
    const { channels } = await sharp(join(outDir, file)).stats();
    return channels.map(({ mean }) => Math.round(mean / 255));
  };

  it('writes every view of a product in every promised width, 4:5', async () => {
    const jobs = pictureJobs().filter(({ path }) => path.startsWith('neel-lotus-tee/'));
    expect(await buildPictures(outDir, silent, jobs)).toBe(3);
    for (const view of ['main', 'detail', 'alt'])
      for (const width of pictureWidths)
        expect(await sizeOf(`neel-lotus-tee/${view}-${width}.webp`)).toEqual({
          format: 'webp',
          width,
          height: width * 1.25,
        });
    const forMails = 'neel-lotus-tee/main-160.jpg';
    expect(await sizeOf(forMails)).toEqual({ format: 'jpeg', width: 160, height: 200 });
    await rm(join(outDir, forMails));
    expect(await buildPictures(outDir, silent, jobs)).toBe(1);
    expect(await sizeOf(forMails)).toMatchObject({ format: 'jpeg' });
  });

  it('leaves alone what is up to date', async () => {
    await buildPictures(outDir, silent, [job()]);
    const before = await stat(join(outDir, 'sample/main-40.webp'));
    expect(await buildPictures(outDir, silent, [job()])).toBe(0);
    const after = await stat(join(outDir, 'sample/main-40.webp'));
    expect(after.mtimeMs).toBe(before.mtimeMs);
  });

  it('draws again what changed, what is missing, and after damaged stamps', async () => {
    await buildPictures(outDir, silent, [job(), job({ path: 'other/main' })]);
    expect(
      await buildPictures(outDir, silent, [
        job({ draw: () => square('#00ff00') }),
        job({ path: 'other/main' }),
      ]),
    ).toBe(1);
    await rm(join(outDir, 'other/main-20.webp'));
    expect(await buildPictures(outDir, silent, [job({ path: 'other/main' })])).toBe(1);
    await writeFile(join(outDir, 'stamps/sample/main'), 'damaged');
    expect(await buildPictures(outDir, silent, [job()])).toBe(1);
  });

  it('cuts to the crop before scaling', async () => {
    const crop = { left: 50, top: 0, width: 50, height: 100 };
    await buildPictures(outDir, silent, [job({ crop })]);
    expect(await sizeOf('sample/main-40.webp')).toEqual({ format: 'webp', width: 40, height: 80 });
    expect(await colourOf('sample/main-40.webp')).toEqual([0, 0, 1]);
  });

  it('reports progress up to the total', async () => {
    const seen: [number, number][] = [];
    await buildPictures(outDir, (done, total) => seen.push([done, total]), [
      job(),
      job({ path: 'other/main' }),
    ]);
    expect(seen).toEqual([
      [0, 2],
      [1, 2],
      [2, 2],
    ]);
  });
});

describe('pictureJobs', () => {
  it('begins with what the home page shows', () => {
    const paths = pictureJobs().map(({ path }) => path);
    const firstOf = (part: string) => paths.findIndex((path) => path.includes(part));
    const featured = sampleProducts()
      .filter(({ position }) => position <= 48)
      .map(({ id }) => paths.indexOf(`${id}/main`));
    expect(firstOf('banners/')).toBe(0);
    expect(Math.max(...featured)).toBeLessThan(
      paths.indexOf('banners/toys-bicycles-phone') + featured.length + categoryCovers.length + 1,
    );
    expect(Math.max(...featured)).toBeLessThan(firstOf('/detail'));
  });

  it('covers three views of every product, the placeholder, and the banners in two crops', () => {
    const paths = pictureJobs().map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(
      expect.arrayContaining([
        'placeholder/placeholder',
        'banners/toys-bicycles',
        'banners/toys-bicycles-phone',
      ]),
    );
  });
});
