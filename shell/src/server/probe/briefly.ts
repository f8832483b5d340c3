import { describeError } from '../rendering/PageFault';

/** What the federation runtime puts before the error that it met. */
const preamble = /^[\s\S]*Original Error Message:\s*/;

/** An error in one line: what it says, and the first place in the code that it came from. */
export function briefly(error: unknown): string {
  const lines = (typeof error === 'string' ? error : describeError(error)).split('\n');
  const first = lines.findIndex((line) => /^\s+at /.test(line));
  const said = (first < 0 ? lines : lines.slice(0, first)).join('\n').replace(preamble, '');
  const place = first < 0 ? '' : ` (${lines[first]?.trim()})`;
  return `${said.replace(/\s+/g, ' ').trim()}${place}`;
}
