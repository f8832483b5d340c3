import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPart } from '../testing/renderCatalogue';
import { Look } from './Look';
import { chosenLines, firstChoice, type LookPiece } from './lookChoice';

const piece = (id: string, changes: Partial<LookPiece> = {}): LookPiece => ({
  id,
  name: id,
  price: 500,
  image: null,
  size_title: null,
  variants: ['s', 'm'].map((size) => ({ id: `${id}:${size}`, label: size.toUpperCase(), stock: 2 })),
  ...changes,
});
const bangles = piece('bangles', { price: 200, variants: [{ id: 'bangles:one', label: '', stock: 4 }] });
const gone = piece('juti', { variants: [{ id: 'juti:s', label: 'S', stock: 0 }] });
const look = { id: 'l1', title: 'For the wedding', products: [piece('kurta'), bangles, gone] };

function openLook(...answers: unknown[]) {
  let asked = 0;
  const get_look = () => answers[Math.min(asked++, answers.length - 1)];
  return renderPart(<Look productId="kurta" />, { functions: { get_look } });
}

describe('what goes into the bag of a look', () => {
  const pieces = [piece('kurta'), bangles, gone];

  it('is what there is one of, until sizes are chosen', () => {
    expect(firstChoice(pieces)).toEqual(new Map([['bangles', 'bangles:one']]));
  });

  it('is one of each that is chosen and there', () => {
    const choice = new Map([
      ['kurta', 'kurta:m'],
      ['bangles', ''],
      ['juti', 'juti:s'],
      ['other', 'other:s'],
    ]);
    expect(chosenLines(pieces, choice)).toMatchObject([
      { id: 'kurta:m', quantity: 1, price: 500, maxStock: 2 },
    ]);
  });
});

it('adds what is chosen in one go and says what it comes to', async () => {
  const { platform, toasts, user } = await openLook(look);
  expect(await screen.findByRole('heading', { name: 'Complete the look' })).toBeTruthy();
  const items = screen.getAllByRole('listitem');
  expect(within(items[2] as HTMLElement).getByText('Out of stock')).toBeTruthy();
  expect(screen.getByText(/choose a size of kurta to add it/)).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Size of kurta'), 'M');
  expect(screen.getByText('₹700')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add all to bag' }));
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ message: '2 pieces added to your bag' }));
  expect(platform.bag.get()).toMatchObject([{ id: 'kurta:m' }, { id: 'bangles:one' }]);
});

it('leaves out what was sold out meanwhile, and says so', async () => {
  const later = { ...look, products: [piece('kurta', { variants: gone.variants }), bangles] };
  const { platform, toasts, user } = await openLook(look, later);
  await user.selectOptions(await screen.findByLabelText('Size of kurta'), 'S');
  await user.click(screen.getByRole('button', { name: 'Add all to bag' }));
  expect(await screen.findByText('Sold out a moment ago, and not in your bag: kurta.')).toBeTruthy();
  expect(platform.bag.get()).toMatchObject([{ id: 'bangles:one' }]);
  expect(toasts.map(({ message }) => message)).toEqual(['One piece added to your bag']);
});

it('adds no piece that the bag holds all of, and says so', async () => {
  const { platform, toasts, user } = await openLook(look);
  const [kurta] = chosenLines([piece('kurta')], new Map([['kurta', 'kurta:m']]));
  if (kurta) act(() => platform.bag.send({ type: 'add', line: { ...kurta, quantity: 2 } }));
  await user.selectOptions(await screen.findByLabelText('Size of kurta'), 'M');
  await user.click(screen.getByRole('button', { name: 'Add all to bag' }));
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ message: 'One piece added to your bag' }));
  expect(screen.getByText('Your bag already holds all there are: kurta.')).toBeTruthy();
  expect(platform.bag.get()).toMatchObject([{ id: 'kurta:m', quantity: 2 }, { id: 'bangles:one' }]);
});

it('is nothing without a look', async () => {
  const get_look = jest.fn(() => null);
  await renderPart(<Look productId="kurta" />, { functions: { get_look } });
  await waitFor(() => expect(get_look).toHaveBeenCalled());
  await act(async () => Promise.resolve());
  expect(screen.queryByRole('heading', { name: 'Complete the look' })).toBeNull();
});

it('asks for a size where nothing is chosen', async () => {
  const { user, platform } = await openLook({ ...look, products: [piece('kurta'), gone] });
  await user.click(await screen.findByRole('button', { name: 'Add all to bag' }));
  expect(screen.getByText('Choose a size first.')).toBeTruthy();
  expect(platform.bag.get()).toEqual([]);
});
