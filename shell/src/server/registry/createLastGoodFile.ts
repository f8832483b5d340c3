import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FileFault } from '@shop/registry';

/** What a file says: as it is now, or as it was when it was last sound. */
export type Reading<Content> =
  | { state: 'good'; content: Content }
  | { state: 'stale'; content: Content; fault: string }
  | { state: 'missing'; fault: string };

interface LastGoodFileOptions<Content> {
  file: string;
  /** Throws `FileFault` for what must not be used. */
  parse: (text: string) => Content | Promise<Content>;
  /** Hears once of every fault and of its end. */
  report: (sentence: string) => void;
}

/** Above it the file is a mistake, and reading it would keep other requests waiting. In bytes. */
const largest = 4 * 1024 * 1024;

/** Where the last sound state of a file is kept. */
export const lastGoodCopyOf = (file: string): string => file.replace(/(\.\w+)$/, '.last-good$1');

/**
 * Reads a file that is swapped while the shop runs. A file that is missing or damaged is never used: the last sound
 * one goes on, which is also kept beside it for the next start. Only a swapped file is read; all requests of one
 * moment share one look.
 */
export function createLastGoodFile<Content>({
  file,
  parse,
  report,
}: LastGoodFileOptions<Content>): () => Promise<Reading<Content>> {
  const name = path.basename(file);
  const copy = lastGoodCopyOf(file);
  let seen: string | undefined;
  let reported: string | undefined;
  let reading: Reading<Content> = { state: 'missing', fault: `${name} was not read yet.` };
  let looking: Promise<Reading<Content>> | undefined;
  let next: Promise<Reading<Content>> | undefined;

  const keepCopy = async (text: string) => {
    const draft = `${copy}.${process.pid}.draft`;
    try {
      await writeFile(draft, text);
      await rename(draft, copy);
    } catch {
      report(`No copy of ${name} could be kept: a restart would depend on the file itself.`);
    }
  };
  const restored = async (fault: string): Promise<Reading<Content>> => {
    if (reading.state !== 'missing') return { state: 'stale', content: reading.content, fault };
    try {
      return { state: 'stale', content: await parse(await readSound(copy)), fault };
    } catch {
      return { state: 'missing', fault };
    }
  };
  const look = async () => {
    const identity = await identityOf(file);
    if (identity === seen) return reading;
    try {
      const text = await readSound(file);
      reading = { state: 'good', content: await parse(text) };
      if (reported !== undefined) report(`${name} is sound again.`);
      reported = undefined;
      await keepCopy(text);
    } catch (error) {
      const fault = faultOf(error, name);
      reading = await restored(fault);
      if (fault !== reported) report(`${fault} ${whatServes[reading.state]}`);
      reported = fault;
      // What hindered the reading, such as too many open files, may be over at the next look.
      if (!(error instanceof FileFault)) return reading;
    }
    seen = identity;
    return reading;
  };
  const lookNow = () => (looking = look().finally(() => (looking = undefined)));
  return () => {
    if (!looking) return lookNow();
    // That look may have begun before a swap which whoever asks now knows of.
    next ??= looking.then(() => {
      next = undefined;
      return lookNow();
    });
    return next;
  };
}

const whatServes = {
  good: '',
  stale: 'The last good one goes on.',
  missing: 'There is no earlier one: visitors are asked to come back in a moment.',
};

/** Tells one state of a file from the next; a swap gives it another inode. */
async function identityOf(file: string): Promise<string> {
  try {
    const { mtimeMs, size, ino } = await stat(file);
    return [mtimeMs, size, ino].join(' ');
  } catch {
    return 'missing';
  }
}

async function readSound(file: string): Promise<string> {
  const { size } = await stat(file);
  if (size > largest) throw new FileFault(`${path.basename(file)} is larger than ${largest} bytes.`);
  return readFile(file, 'utf8');
}

/** Only our own sentences: those of the system name folders of this machine. */
const faultOf = (error: unknown, name: string) =>
  error instanceof FileFault ? error.message : `${name} is missing or cannot be read.`;
