import { sections } from './sections';

const repeated = (values: (string | undefined)[]) =>
  values.filter((value, place) => value && values.indexOf(value) !== place);

test('each section has an icon, a key and a name of its own, for on tablets the rail shows icons alone', () => {
  expect(repeated(sections.map(({ icon }) => icon))).toEqual([]);
  expect(repeated(sections.map(({ key }) => key))).toEqual([]);
  expect(repeated(sections.map(({ label }) => label))).toEqual([]);
});
