import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FacetGroup } from './FacetGroup';

const options = [
  { value: 'cotton', label: 'Cotton', count: 3 },
  { value: 'silk', label: 'Silk', count: 0 },
];
const draw = (key: string, chosen: string[] = [], onToggle = jest.fn()) => {
  render(
    <FacetGroup
      facet={{ key, part: '', title: 'Material', kind: 'choice', options }}
      chosen={chosen}
      onToggle={onToggle}
    />,
  );
  return onToggle;
};
const boxes = () => screen.queryAllByRole('checkbox').map((box) => box.getAttribute('name'));

test('what nearly everybody filters by is there at once, the rest on a press', async () => {
  draw('brand');
  expect(boxes()).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Material', expanded: true }));
  expect(boxes()).toEqual([]);
});

test('a facet opens by keyboard, and its choice is told', async () => {
  const onToggle = draw('material');
  expect(boxes()).toEqual([]);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Cotton (3)' }));
  expect(onToggle.mock.calls).toEqual([['cotton']]);
});

test('what is chosen is seen, and can be let go when nothing has it any more', () => {
  draw('material', ['silk']);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Silk (0)', checked: true }).disabled).toBe(
    false,
  );
});

test('what would find nothing cannot be chosen', () => {
  draw('material', ['cotton']);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Silk (0)' }).disabled).toBe(true);
});

test('a long list begins with a dozen and what is chosen, and is whole on a press', async () => {
  const brands = Array.from({ length: 20 }, (_, index) => ({
    value: `b${index}`,
    label: `Maker ${index}`,
    count: 1,
  }));
  render(
    <FacetGroup
      facet={{ key: 'brand', part: '', title: 'Brand', kind: 'choice', options: brands }}
      chosen={['b18']}
      onToggle={jest.fn()}
    />,
  );
  expect(boxes()).toHaveLength(13);
  expect(screen.getByRole('checkbox', { name: 'Maker 18 (1)' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show all 20' }));
  expect(boxes()).toHaveLength(20);
  // The button is gone: the first that it brought takes the focus.
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Maker 12 (1)' }));
});
