import { useEffect, useState } from 'react';
import { shop } from '@shop/kernel/domain';
import type { ShopCommands } from '@shop/kernel/platform';
import { useCart, usePlatform } from '@shop/kernel/react';
import { Link, linkTo, Outlet } from '@shop/kernel/routing';
import { Container } from '@shop/ui';
import { QuickView } from './quick-view/QuickView';

/** What the shell does for this remote, as little as lets it run alone: links, bag count, toasts, quick view. */
export function StandaloneFrame() {
  const { commands } = usePlatform();
  const cart = useCart();
  const [toast, setToast] = useState<ShopCommands['show-toast']>();
  const [quickView, setQuickView] = useState<string>();

  useEffect(() => {
    const ends = [
      commands.handle('show-toast', (asked) => {
        setToast(asked);
        return 'done';
      }),
      commands.handle('open-quick-view', ({ productId }) => {
        setQuickView(productId);
        return 'done';
      }),
    ];
    return () => ends.forEach((end) => end());
  }, [commands]);

  return (
    <>
      <Container as="header">
        <Link to={linkTo('home')}>{shop.name}</Link> · <Link to={linkTo('category')}>All products</Link> ·{' '}
        <Link to={linkTo('new-arrivals')}>New arrivals</Link> · Bag {cart.count}{' '}
        <span role="status">{toast?.message}</span>
      </Container>
      <main>
        <Outlet />
      </main>
      {quickView && <QuickView productId={quickView} onClose={() => setQuickView(undefined)} />}
    </>
  );
}
