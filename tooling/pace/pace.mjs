import { spawnSync } from 'node:child_process';

/** Milliseconds that the work below takes on a free core of the machine the deadlines were written on. */
const reference = 500;

/**
 * How many times slower this machine is right now than the one on which the deadlines of tests were written; never
 * less than 1. Every deadline is multiplied by it, so that a slow or busy machine is no failed test. What starts the
 * tests measures once, before they keep the cores busy themselves, and its workers inherit the number.
 */
export const pace = Number((process.env.TEST_PACE ??= String(measurePace())));

/**
 * By what a test run does all the time. Arithmetic alone does not tell: virtual machines have fast cores whose memory
 * comes page by page, on which a test run takes three times as long.
 */
function measurePace() {
  const started = performance.now();
  calculate();
  makeObjects();
  fillMemory();
  startProcesses();
  return Math.max(1, Math.ceil((performance.now() - started) / reference));
}

/** Arithmetic that no engine can leave out. */
function calculate() {
  let mixed = 1;
  for (let i = 0; i < 50_000_000; i += 1) mixed = (Math.imul(mixed, 1_664_525) + 1_013_904_223) | 0;
  if (Number.isNaN(mixed)) throw new Error('Arithmetic is broken');
}

function makeObjects() {
  const objects = Array.from({ length: 300_000 }, (_, n) => ({ n, text: `object ${n}` }));
  if (JSON.parse(JSON.stringify(objects)).length !== objects.length) throw new Error('JSON is broken');
}

/** 160 MB that the operating system has not given out before. */
function fillMemory() {
  for (let n = 0; n < 10; n += 1) Buffer.alloc(16 * 2 ** 20, 1);
}

function startProcesses() {
  for (let n = 0; n < 2; n += 1) spawnSync(process.execPath, ['--eval', '0']);
}

/** A deadline, in milliseconds, as long as this machine needs it to be. @param {number} milliseconds */
export const atThisPace = (milliseconds) => milliseconds * pace;
