import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Product } from '@shop/kernel/domain';
import { renderPart } from '../testing/renderCatalogue';
import { testShopper as shopper } from '../testing/testShopper';
import { SizeAside } from './SizeAside';
import { SuggestedSize } from './SuggestedSize';

const shirt = {
  id: 'shirt',
  category: 'men',
  variants: ['S', 'M'].map((label) => ({ id: `shirt:${label}`, label, stock: 2 })),
} as unknown as Product;

const measured = [
  { size: 'S', measures: { length: 72, chest: 104, sleeve: 61 } },
  { size: 'M', measures: { length: 74, chest: 108.5 } },
];
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it('shows what the piece itself measures beside the chart, in the unit of the reader', async () => {
  const { user } = await renderPart(<SizeAside product={shirt} />, {
    functions: { get_garment_measures: () => measured },
  });
  await act(() => user.click(screen.getByRole('button', { name: 'Size chart' })));
  const piece = await screen.findByRole('table', { name: 'The piece itself' });
  // Not every size has its sleeve.
  expect(rowsOf(piece)).toEqual([
    ['Size', 'Chest', 'Length'],
    ['S', '104', '72'],
    ['M', '108.5', '74'],
  ]);
  await user.click(screen.getByRole('radio', { name: 'Inches' }));
  expect(rowsOf(piece)[2]).toEqual(['M', '42.7', '29.1']);
});

it('is the chart alone where nobody has measured the piece or nobody answers', async () => {
  const { user } = await renderPart(<SizeAside product={shirt} />, {
    functions: {
      get_garment_measures: () => {
        throw new Error('away');
      },
    },
  });
  await act(() => user.click(screen.getByRole('button', { name: 'Size chart' })));
  expect(await screen.findByRole('table', { name: "Men's sizes" })).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'The piece itself' })).toBeNull();
});

it('suggests the size that the past speaks for, with its reason', async () => {
  await renderPart(<SuggestedSize productId="shirt" />, {
    functions: { suggest_size: () => ({ size: 'M', kept: 2, of: 'Shirts', small: 'S', large: null }) },
  });
  expect(await screen.findByText('Your size is likely M.')).toBeTruthy();
  expect(
    screen.getByText(/In Shirts you kept 2 pieces of this size, and sent S back as too small\./),
  ).toBeTruthy();
});

it('suggests to the next shopper nothing that the past of the one before speaks for', async () => {
  const answers = [{ size: 'M', kept: 2, of: 'Shirts', small: 'S', large: null }, null];
  const { platform } = await renderPart(<SizeAside product={shirt} />, {
    functions: { suggest_size: () => answers.shift() },
  });
  const session = jest.spyOn(platform.session, 'get');
  session.mockReturnValue({ status: 'signed-in', user: shopper });
  await act(async () => platform.start());
  expect(await screen.findByText('Your size is likely M.')).toBeTruthy();
  session.mockReturnValue({ status: 'signed-in', user: { ...shopper, id: 'u2' } });
  await act(async () => platform.start());
  expect(screen.queryByText('Your size is likely M.')).toBeNull();
});

it('puts nothing into the bag by Enter: the chart opens from within that form', async () => {
  const handleSubmit = jest.fn((event: SubmitEvent) => event.preventDefault());
  const { user } = await renderPart(
    <form onSubmit={({ nativeEvent }) => handleSubmit(nativeEvent as SubmitEvent)}>
      <SizeAside product={shirt} />
      <button type="submit">ADD TO BAG</button>
    </form>,
    { functions: { get_garment_measures: () => [] } },
  );
  await act(() => user.click(screen.getByRole('button', { name: 'Size chart' })));
  await user.click(await screen.findByRole('radio', { name: 'Inches' }));
  await user.keyboard('{Enter}');
  // Browsers send a form from a list, too; that they would is all that this document knows.
  expect(fireEvent.keyDown(screen.getByRole('combobox', { name: 'I measured my' }), { key: 'Enter' })).toBe(
    false,
  );
  await user.type(screen.getByRole('textbox', { name: 'In inches' }), '40{Enter}');
  expect(screen.getByText(/take L for a loose fit/)).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'In inches' }), '{Backspace}1');
  screen.getByRole('button', { name: 'Find my size' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByText(/^Take L\./)).toBeTruthy();
  expect(handleSubmit).not.toHaveBeenCalled();
});
