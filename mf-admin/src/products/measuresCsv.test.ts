import { readMeasures, writeMeasures } from './measuresCsv';

const text = 'size, chest, length\nS, 100, 70\nM, 104, 71.5';

it('is written with a line for each size', () => {
  const measured = [
    { size: 'S', measures: { chest: 100, length: 70 } },
    { size: 'M', measures: { chest: 104, length: 71.5 } },
  ];
  expect(writeMeasures(['S', 'M'], measured)).toBe(text);
  expect(writeMeasures(['S', 'M'], [])).toBe('size, chest, length\nS, , \nM, , ');
});

it.each([
  ['as it was written', text],
  ['from a spreadsheet', '\nSize\tChest\tLength\r\nS\t100\t70\r\nM\t104\t71.5\r\n'],
  ['from a list with semicolons', 'size;chest;length\nS;100;70\nM;104;71.5'],
])('is read %s', (_, written) => {
  expect(readMeasures(written)).toEqual([
    { size: 'S', measures: { chest: '100', length: '70' } },
    { size: 'M', measures: { chest: '104', length: '71.5' } },
  ]);
});

it('leaves empty what is not known', () => {
  expect(readMeasures('size, chest, length\nS, 100')).toEqual([
    { size: 'S', measures: { chest: '100', length: '' } },
  ]);
});
