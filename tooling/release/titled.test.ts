import { titled } from './titled.mjs';

const changelog = `# Changes

## Unreleased

- Something new.

## 0.2.0

- Something old.
`;

it('puts what is unreleased under the version and leaves room for what comes', () => {
  expect(titled(changelog, '0.2.1')).toBe(`# Changes

## Unreleased

## 0.2.1

- Something new.

## 0.2.0

- Something old.
`);
});

it.each([
  ['nothing is unreleased', '# Changes\n\n## Unreleased\n\n## 0.2.0\n\n- Something old.\n'],
  ['the file knows no such part', '# Changes\n\n## 0.2.0\n\n- Something old.\n'],
])('gives no changelog where %s', (_, text) => {
  expect(titled(text, '0.2.1')).toBeUndefined();
});
