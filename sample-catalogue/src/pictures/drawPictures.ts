/**
 * node dist/backend/drawPictures.js [--behind|--brand|--first N]: brings dist/pictures up to date, on all cores. With
 * `--behind` a shop is open meanwhile: its work comes first, and one core stays free for it. With `--brand` only the brand's
 * own are drawn, with `--first` so many of those that visitors come upon first.
 */
import { availableParallelism, constants, setPriority } from 'node:os';
import { argv, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { buildBrand } from './buildBrand';
import type { PictureShare, Progress } from './pictureThread';

/** As seen from the bundle in dist/backend. */
const outDir = fileURLToPath(new URL('../pictures', import.meta.url));
const isBehind = argv.includes('--behind');
const first = argv.indexOf('--first');
const count = first < 0 ? Infinity : Number(argv[first + 1]);
const started = performance.now();
// Before any thread starts: each inherits it.
if (isBehind) setPriority(constants.priority.PRIORITY_LOW);
// Whoever started this is gone.
process.on('disconnect', () => process.exit());
process.channel?.unref();

const threadCount = Math.max(1, availableParallelism() - (isBehind ? 1 : 0));
const progress: Progress[] = [];
const sum = (key: keyof Progress) => progress.reduce((all, part) => all + part[key], 0);
const counts = stdout.isTTY && !isBehind;

/** Draws every n-th picture, so that all threads go through the pictures in their order. */
const runThread = (index: number) =>
  new Promise<void>((resolve, reject) => {
    // An entry of the bundle beside this one.
    const thread = new Worker(new URL('./pictureThread.js', import.meta.url), {
      workerData: { outDir, count, index, threadCount } satisfies PictureShare,
    });
    thread.on('message', (part: Progress) => {
      progress[index] = part;
      if (counts && sum('total') > 0) stdout.write(`\r  pictures      ${sum('done')} of ${sum('total')}`);
    });
    thread.once('error', reject);
    thread.once('exit', () => resolve());
  });

await buildBrand(outDir);
if (argv.includes('--brand')) process.exit();
await Promise.all(Array.from({ length: threadCount }, (_, index) => runThread(index)));
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const outcome = sum('done') === 0 ? 'up to date' : `${sum('done')} drawn`;
if (!isBehind || sum('done') > 0)
  stdout.write(`${counts ? '\r' : ''}  pictures      ${outcome} in ${seconds} s\n`);
