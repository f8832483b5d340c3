import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { startTestBackend, type TestBackend } from '../testing/testBackend';
import { createSamplePictures } from './samplePictures';

let backend: TestBackend;
let picturesDir: string;
beforeAll(async () => {
  picturesDir = await mkdtemp(join(tmpdir(), 'shop-pictures-'));
  backend = await startTestBackend({ engine: 'pglite', picturesDir });
});
afterAll(async () => {
  await backend.stop();
  await rm(picturesDir, { recursive: true });
});

const open = (name: string) => fetch(`${backend.url}/storage/v1/object/public/product-images/${name}`);

it('draws a picture of the samples for the first who asks, and for all who ask meanwhile', async () => {
  const name = 'neel-lotus-tee/alt-640.webp';
  expect(existsSync(join(picturesDir, name))).toBe(false);
  const answers = await Promise.all([open(name), open(name), open(name)]);
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const picture = Buffer.from(await answer.arrayBuffer());
    expect(picture.toString('latin1', 8, 12)).toBe('WEBP');
    expect(picture.equals(await readFile(join(picturesDir, name)))).toBe(true);
  }
  expect(existsSync(join(picturesDir, name))).toBe(true);
});

it('draws no picture that the samples do not have', async () => {
  for (const name of [
    'neel-lotus-tee/alt-641.webp',
    'nobody/main-640.webp',
    'stamps/neel-lotus-tee/alt.webp',
  ]) {
    const answer = await open(name);
    expect([name, answer.status, await answer.json()]).toEqual([
      name,
      400,
      { statusCode: '404', error: 'not_found', message: 'Object not found' },
    ]);
  }
});

it('starts another drawing process after one that died, which leaves nobody waiting', async () => {
  const script = join(picturesDir, 'mortal.mjs');
  await writeFile(
    script,
    `import { existsSync, writeFileSync } from 'node:fs';
    const note = process.argv[2] + '/died';
    const dies = !existsSync(note);
    process.on('message', (name) => {
      if (!dies) return process.send({ name, isThere: true });
      writeFileSync(note, '');
      process.exit(1);
    });
    process.on('disconnect', () => process.exit());`,
  );
  const pictures = createSamplePictures(picturesDir, script);
  expect(await Promise.all(['a', 'b', 'a'].map((name) => pictures.fetch(name)))).toEqual([
    false,
    false,
    false,
  ]);
  expect(await pictures.fetch('a')).toBe(true);
});

it('keeps one idle timer however often a name is answered, or the one before would end a process that draws', async () => {
  const script = join(picturesDir, 'repeating.mjs');
  await writeFile(
    script,
    `import { writeFileSync } from 'node:fs';
    process.on('message', (name) => {
      process.send({ name, isThere: true });
      process.send({ name, isThere: true }, () => writeFileSync(process.argv[2] + '/' + name, ''));
    });
    process.on('disconnect', () => process.exit());`,
  );
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  try {
    await createSamplePictures(picturesDir, script).fetch('repeated');
    while (!existsSync(join(picturesDir, 'repeated'))) await turn();
    // What it sent before that is read by then.
    await turn();
    expect(jest.getTimerCount()).toBe(1);
    jest.runOnlyPendingTimers();
  } finally {
    jest.useRealTimers();
  }
});
