import { createSamples } from './samples';
import { tableOf, taxOf } from './tables';

function measuredLoads() {
  const samples = createSamples();
  for (const [shop, cpu, scriptAll] of [
    ['here', [110, 104, 120, 100], 115],
    ['bundle', [100, 100, 100, 100], 100],
  ] as const)
    for (const value of cpu) samples.add(shop, 'home', { cpu: value, scriptAll });
  return samples;
}

test('federation costs what ours is of the one bundle: the middle of all ratios, and between which it lies', () => {
  const rows = taxOf(measuredLoads(), ['here', 'bundle']);
  expect(rows['federation tax, CPU']).toEqual({
    home: '1.07 (1.00–1.20)',
    category: '',
    product: '',
    target: '≤ 1.05',
  });
  expect(rows['federation tax, script']?.home).toBe('1.15 (1.15–1.15)');
});

test('the table shows the median with the least and the most, and only what was measured', () => {
  const table = tableOf(measuredLoads(), 'here');
  expect(Object.keys(table)).toEqual(['main thread, CPU ms', 'script in all, KB']);
  expect(table['main thread, CPU ms']?.home).toBe('107 (100–120)');
});
