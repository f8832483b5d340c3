import { typedParts } from './typedParts';

const outline = (label: string, typed: string) =>
  typedParts(label, typed)
    .map(({ text, isTyped }) => (isTyped ? `[${text}]` : text))
    .join('');

test.each([
  ['Firozi Zari Saree', 'sar', 'Firozi Zari [Sar]ee'],
  ['Firozi Zari Saree', 'SAREE firo', '[Firo]zi Zari [Saree]'],
  ['Oxidised Neel Jhumka', 'ox o', '[Ox]idised Neel Jhumka'],
  ['Kurta-Dhoti Set', 'dhoti', 'Kurta-[Dhoti] Set'],
  ['Sarees', 'are', 'Sarees'],
  ['Sarees', '', 'Sarees'],
  ['लाल साड़ी', 'साड़', 'लाल [साड़ी]'],
  ['Tea (2) .*', '.*', 'Tea (2) .*'],
])('%p shows %p as %p', (label, typed, marked) => {
  expect(outline(label, typed)).toBe(marked);
  expect(
    typedParts(label, typed)
      .map(({ text }) => text)
      .join(''),
  ).toBe(label);
});
