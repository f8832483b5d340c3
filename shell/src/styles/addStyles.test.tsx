import { render } from '@testing-library/react';
import styled from 'styled-components';
import { addStyles } from './addStyles';

/** Every rule of the page with this in it. */
const rulesWith = (text: string) =>
  [...document.styleSheets].flatMap(({ cssRules }) =>
    Array.from(cssRules, ({ cssText }) => cssText).filter((rule) => rule.includes(text)),
  );

const pageWith = (components: string, rules: string[]) =>
  `<html><style>b{}</style><style data-styled-version="6" data-components="${components}">${rules.join('\n')}</style>`;

test('rules that are not here come once, those of one class name after those of another', () => {
  const page = pageWith('other0:3', [
    '.wide1{width:901px}',
    '.wide1:hover{width:902px}',
    '@media print{.tall1{height:903px}}',
  ]);
  addStyles(page);
  addStyles(page);
  expect(rulesWith('901px')).toHaveLength(1);
  expect(rulesWith('902px')).toHaveLength(1);
  expect(rulesWith('903px')).toHaveLength(1);
});

test('a component that was rendered before keeps its rules as they are', () => {
  const Box = styled.div.withConfig({ componentId: 'known0' })`
    width: 904px;
  `;
  const { container } = render(<Box />);
  const [, name] = container.firstElementChild?.className.split(' ') ?? [];
  addStyles(pageWith('known0:2', [`.${name}{width:904px}`, '.newer1{width:905px}']));
  expect(rulesWith('904px')).toHaveLength(1);
  expect(rulesWith('905px')).toHaveLength(1);
});

test('global rules stay away', () => {
  addStyles(pageWith('sc-global-abc:1:sc-global-abc1,', ['main{width:906px}']));
  expect(rulesWith('906px')).toEqual([]);
});

test('a page without rules of its own brings none', () => {
  expect(() => addStyles('<html><main></main>')).not.toThrow();
});
