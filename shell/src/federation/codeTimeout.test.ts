import { codeTimeout } from './codeTimeout';

/** A download of so many KB in so many milliseconds. */
const download = (kilobytes: number, took: number) => ({
  requestStart: 100,
  responseEnd: 100 + took,
  transferSize: kilobytes * 1000,
});

test.each([
  ['of a fast connection is eight seconds', [download(140, 300), download(30, 90)], 8000],
  ['of slow 4G is eight seconds', [download(140, 800)], 8000],
  ['of 3G is longer', [download(140, 4000)], 17_143],
  ['of 2G ends after a minute', [download(140, 28_000)], 60_000],
  ['after a visit from the cache is eight seconds', [download(0, 3)], 8000],
  ['does not follow small answers', [download(1, 900), download(140, 300)], 8000],
  ['does not follow one straggler', [download(140, 300), download(20, 9000), download(30, 80)], 8000],
  ['with nothing known is eight seconds', [], 8000],
])('the timeout %s', (_, downloads, milliseconds) => {
  expect(Math.round(codeTimeout(downloads))).toBe(milliseconds);
});
