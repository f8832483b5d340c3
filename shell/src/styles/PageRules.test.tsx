import fc from 'fast-check';
import { holdable, holdRules, releaseRules } from './holdRules';
import { PageRules } from './PageRules';

const sheetOf = (rules: string[]): CSSStyleSheet => {
  const style = document.createElement('style');
  style.textContent = rules.join('\n');
  document.head.append(style);
  if (!style.sheet) throw new Error('A style in a document has a sheet');
  return style.sheet;
};
const selectorsOf = (sheet: CSSStyleSheet) =>
  Array.from(sheet.cssRules, (rule) => (rule as CSSStyleRule).selectorText);

test('rules stand in the order of their groups, whenever they came', () => {
  const change = fc.record({
    group: fc.integer({ min: 1, max: 2100 }),
    rules: fc.nat(3),
    clears: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.array(fc.nat(3), { maxLength: 6 }),
      fc.array(change, { maxLength: 20 }),
      (counts, changes) => {
        const expected = new Map<number, string[]>();
        const put = (group: number, count: number) => {
          const known = expected.get(group) ?? [];
          const added = Array.from({ length: count }, (_, index) => `.g${group}-${known.length + index}`);
          expected.set(group, [...known, ...added]);
          return added.map((selector) => `${selector} { color: red; }`);
        };
        const sheet = sheetOf(counts.flatMap((count, index) => put(index + 1, count)));
        const rules = new PageRules(
          sheet,
          counts.map((count) => ({ id: 'a', count, names: '' })),
        );
        for (const { group, rules: count, clears } of changes)
          if (clears) {
            rules.clearGroup(group);
            expected.delete(group);
          } else rules.insertRules(group, put(group, count));
        const inOrder = [...expected.keys()]
          .toSorted((a, b) => a - b)
          .flatMap((group) => expected.get(group) ?? []);
        expect(selectorsOf(sheet)).toEqual(inOrder);
      },
    ),
    { numRuns: 40 },
  );
});

test('what is held is put in at once and in order, and before a group is read or emptied', () => {
  const sheet = sheetOf(['.a { color: red; }', '.b { color: red; }']);
  const rules = new PageRules(sheet, [
    { id: 'a', count: 1, names: '' },
    { id: 'b', count: 1, names: '' },
  ]);
  rules.hold();
  rules.insertRules(2, ['.b2 { color: red; }']);
  rules.insertRules(1, ['.a2 { color: red; }']);
  expect(selectorsOf(sheet)).toEqual(['.a', '.b']);
  rules.release();
  expect(selectorsOf(sheet)).toEqual(['.a', '.a2', '.b', '.b2']);
  rules.hold();
  rules.insertRules(1, ['.a3 { color: red; }']);
  expect(rules.getGroup(1)).toContain('.a3');
  rules.hold();
  rules.insertRules(1, ['.a4 { color: red; }']);
  rules.clearGroup(1);
  expect(selectorsOf(sheet)).toEqual(['.b', '.b2']);
});

test('rules that are held are there before anything that was drawn meanwhile is painted', async () => {
  const sheet = sheetOf(['.a { color: red; }']);
  const rules = new PageRules(sheet, [{ id: 'a', count: 1, names: '' }]);
  holdable(rules);
  holdRules();
  rules.insertRules(1, ['.a2 { color: red; }']);
  await Promise.resolve();
  expect(selectorsOf(sheet)).toEqual(['.a']);
  document.body.append(document.createElement('aside'));
  await Promise.resolve();
  expect(selectorsOf(sheet)).toEqual(['.a', '.a2']);
  holdRules();
  rules.insertRules(1, ['.a3 { color: red; }']);
  releaseRules();
  expect(selectorsOf(sheet)).toEqual(['.a', '.a2', '.a3']);
});

test('a rule that the browser does not know is left out and moves no other', () => {
  const sheet = sheetOf(['.a { color: red; }', '.b { color: red; }']);
  const rules = new PageRules(sheet, [
    { id: 'a', count: 1, names: '' },
    { id: 'b', count: 1, names: '' },
  ]);
  rules.insertRules(1, ['{', '.c { color: red; }']);
  expect(selectorsOf(sheet)).toEqual(['.a', '.c', '.b']);
  expect(rules.getGroup(1)).toContain('.c');
});
