/** Milliseconds that the work below takes on a free core of the machine the deadlines were written on. */
const reference = 300;

/**
 * How many times slower this machine is right now than the one on which the deadlines of tests were written; never
 * less than 1. Every deadline is multiplied by it, so that a slow or busy machine is no failed test. What starts the
 * tests measures once, before they keep the cores busy themselves, and its workers inherit the number.
 */
export const pace = Number((process.env.TEST_PACE ??= String(measurePace())));

function measurePace() {
  const started = performance.now();
  // Arithmetic that no engine can leave out, as most of a test run is.
  let mixed = 1;
  for (let i = 0; i < 50_000_000; i += 1) mixed = (Math.imul(mixed, 1_664_525) + 1_013_904_223) | 0;
  if (Number.isNaN(mixed)) throw new Error('Arithmetic is broken');
  return Math.max(1, Math.ceil((performance.now() - started) / reference));
}

/** A deadline, in milliseconds, as long as this machine needs it to be. @param {number} milliseconds */
export const atThisPace = (milliseconds) => milliseconds * pace;
