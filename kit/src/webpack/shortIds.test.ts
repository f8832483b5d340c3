import fc from 'fast-check';
import shortIds from '../../styles/shortIds.mjs';

const compiled = (file: number, count: number) =>
  `const A = styled.a.withConfig({ componentId: "sc-${file.toString(16)}-${count}" })\`color: red;\`;`;
const idOf = (source: string) => /componentId: "([^"]*)"/.exec(source)?.[1] ?? '';

test('an id stays a class name, is shorter, and nothing else changes', () => {
  fc.assert(
    fc.property(fc.nat(0xffffffff), fc.nat(400), (file, count) => {
      const source = compiled(file, count);
      const id = idOf(shortIds(source));
      expect(id).toMatch(/^[a-z][a-z0-9]{5,6}$/);
      expect(shortIds(source)).toBe(source.replace(/sc-[0-9a-f]+-\d+/, id));
    }),
  );
});

test('components of one file have ids of their own, and files too', () => {
  const ids = [0xadc94880, 0xadc94881, 0x3a].flatMap((file) =>
    Array.from({ length: 100 }, (_, count) => idOf(shortIds(compiled(file, count)))),
  );
  expect(new Set(ids).size).toBe(ids.length);
});
