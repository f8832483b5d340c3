const left = [2.6, 9.4] as const;
const right = [21.4, 9.4] as const;

/** A star in a square 24 wide: from its left point over the upper one to the right, and back over the lower two. */
const there = [left, [9.1, 8.5], [12, 2.6], [14.9, 8.5], right] as const;
const back = [right, [16.7, 14], [17.8, 20.5], [12, 17.4], [6.2, 20.5], [7.3, 14], left] as const;

const percent = (part: number) => `${Math.round(1000 * part) / 10}%`;
const pointOf = (star: number, [x, y]: readonly [number, number]) =>
  `${percent((star + x / 24) / 5)} ${percent(y / 24)}`;

/**
 * Five stars side by side as one polygon, for a box five times as wide as high: over all of them and back, on lines without width between
 * their points. A picture in its place would be a document of its own to a browser, and a request.
 */
export const fiveStars = [
  ...[0, 1, 2, 3, 4].flatMap((star) => there.map((point) => pointOf(star, point))),
  ...[4, 3, 2, 1, 0].flatMap((star) => back.map((point) => pointOf(star, point))),
].join();
