import { createFaultLog } from './createFaultLog';

function log() {
  const lines: string[] = [];
  let time = 0;
  const report = createFaultLog(
    (text) => lines.push(text),
    () => time,
  );
  return { lines, report, after: (milliseconds: number) => (time += milliseconds) };
}

test('the same fault is written once a minute, with how often it came meanwhile', () => {
  const { lines, report, after } = log();
  for (let i = 0; i < 5; i += 1) report('mf-a@1 failed', 'Error: gone\n  at here');
  expect(lines).toEqual(['mf-a@1 failed: Error: gone\n  at here']);
  after(60_000);
  report('mf-a@1 failed', 'Error: gone\n  at here');
  expect(lines[1]).toBe('mf-a@1 failed (and 4 more times before): Error: gone\n  at here');
});

test('other faults and other remotes are written at once', () => {
  const { lines, report } = log();
  report('mf-a@1 failed', 'Error: gone');
  report('mf-a@1 failed', 'Error: another');
  report('mf-b@1 failed', 'Error: gone');
  expect(lines).toHaveLength(3);
});

test('faults that are always new take no more than their share of the memory, and old ones are told anew', () => {
  const { lines, report } = log();
  for (let i = 0; i <= 500; i += 1) report('mf-a@1 failed', `Error: ${i}`);
  report('mf-a@1 failed', 'Error: 500');
  report('mf-a@1 failed', 'Error: 0');
  expect(lines).toHaveLength(502);
});
