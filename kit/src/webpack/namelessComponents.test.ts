import path from 'node:path';
import { transformSync } from '@swc/core';
import namelessComponents from '../../styles/namelessComponents.mjs';
import shortIds from '../../styles/shortIds.mjs';

/** As the builds compile it. */
const compile = (source: string) =>
  transformSync(source, {
    filename: path.join(import.meta.dirname ?? __dirname, 'Part.tsx'),
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
      experimental: {
        plugins: [
          [require.resolve('@swc/plugin-styled-components'), { displayName: false, fileName: false }],
        ],
      },
    },
    module: { type: 'es6' },
  }).code;

const shorten = (source: string) => shortIds(compile(`import styled from 'styled-components';\n${source}`));

const nameless = (source: string) =>
  [...namelessComponents(shorten(source)).matchAll(/const (\w+) = styled[^]*?componentId: "(\w)/gm)]
    .filter(([, , first = '']) => first !== first.toLowerCase())
    .map(([, name]) => name);

test('what is only rendered or extended has a capital', () => {
  expect(
    nameless(`
      const six = 6;
      export const Part = () => <Row as="p"><Wide $wide>Text</Wide><Row /></Row>;
      const Row = styled.div\`color: red;\`;
      /** As wide as
       *  it says. */
      const Wide = styled(Row)<{ $wide: boolean }>\`width: \${({ $wide }) => ($wide ? six : 2)}px;\`;
      const Press = styled.button.attrs(({ type }) => {
        return { type: type ?? 'button' };
      })\`color: blue;\`;
      export const Other = () => <Press />;
    `),
  ).toEqual(['Row', 'Wide', 'Press']);
});

test('what rules of this file or another may name has none', () => {
  expect(
    nameless(`
      export const Shared = styled.div\`color: red;\`;
      const Dot = styled.i\`color: red;\`;
      const Late = styled.i\`color: red;\`;
      const Row = styled.div\`
        \${Dot} { color: blue; }
        \${({ theme }) => theme && \`\${Late} { color: blue; }\`}
      \`;
      const Given = styled.i\`color: red;\`;
      export { Given as Gift };
      export const Part = () => <Row><Dot /><Late /></Row>;
    `),
  ).toEqual(['Row']);
});

test('nothing else changes', () => {
  const source = shorten(`
    const Dot = styled.i\`color: red;\`;
    export const Part = () => <Dot />;
  `);
  const changed = namelessComponents(source);
  expect(changed).not.toBe(source);
  expect(changed.toLowerCase()).toBe(source.toLowerCase());
});
