import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { PlatformProvider, usePlatform } from '../react/PlatformProvider';
import { ActionLink, Link, NavLink } from '../routing/Link';
import { provideToLoaders } from '../routing/platformContext';
import { useNavigate } from '../routing/useNavigate';
import { createTestPlatform } from './createTestPlatform';

const product = { name: 'product', values: { id: 'neel tee' } };
const gift = { name: 'gift', values: {} };

function show(children: ReactNode) {
  const { platform, toasts } = createTestPlatform({
    database: {},
    links: { product: '/product/{id}', cart: '/cart{?coupon}' },
  });
  history.replaceState(null, '', '/');
  const router = createBrowserRouter(
    [
      { path: '/', element: children },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { getContext: () => provideToLoaders(platform) },
  );
  render(
    <PlatformProvider platform={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  return { toasts };
}

test('a page that a live remote offers is linked to by its name', () => {
  show(
    <>
      <Link to={product}>Neel Tee</Link>
      <NavLink to={{ name: 'cart', values: { coupon: 'NAMASTE10' } }}>Bag</NavLink>
      <ActionLink to="?view=list">As a list</ActionLink>
    </>,
  );
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['/product/neel%20tee', '/cart?coupon=NAMASTE10', '/?view=list']);
});

test('of a page that nobody offers the words stay, and a link that is nothing but the way there goes', () => {
  show(
    <>
      <Link to={gift} className="card" onClick={() => undefined}>
        Gift cards
      </Link>
      <NavLink to={gift}>Gifts</NavLink>
      <ActionLink to={gift}>Give a card</ActionLink>
    </>,
  );
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(screen.getByText('Gift cards').className).toBe('card');
  expect(screen.getByText('Gifts')).toBeTruthy();
  expect(screen.queryByText('Give a card')).toBeNull();
});

function Menu() {
  const offered = usePlatform().links.offered([
    { label: 'Tee', to: product },
    { label: 'Gifts', to: gift },
  ]);
  return <p>{offered.map(({ label, href }) => `${label} at ${href}`).join(', ')}</p>;
}

const Address = ({ of }: { of: typeof gift }) => <p>{usePlatform().links.resolve(of) ?? 'no address'}</p>;

test('a menu keeps what is offered, and an address can be asked for', () => {
  show(
    <>
      <Menu />
      <Address of={gift} />
    </>,
  );
  expect(screen.getByText('Tee at /product/neel%20tee')).toBeTruthy();
  expect(screen.getByText('no address')).toBeTruthy();
});

function Goer({ to }: { to: typeof gift }) {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(to)}>Go</button>;
}

test('whoever is led to a page goes there', async () => {
  show(<Goer to={{ name: 'cart', values: {} }} />);
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
  expect(location.pathname).toBe('/cart');
});

test('whoever would be led to a page that nobody offers stays and is told', async () => {
  const { toasts } = show(<Goer to={gift} />);
  await userEvent.click(screen.getByRole('button'));
  expect(toasts.map(({ message }) => message)).toEqual([
    'This page is not available right now. Please try again later.',
  ]);
  expect(location.pathname).toBe('/');
});
