import { usePlatform } from '@shop/kernel/react';
import { linkTo, useNavigate } from '@shop/kernel/routing';

/** Opens a product's quick view, or its page where nobody answers. */
export function useQuickView(): (productId: string) => Promise<void> {
  const { commands } = usePlatform();
  const navigate = useNavigate();
  return async (productId) => {
    const answer = await commands.run('open-quick-view', { productId });
    if (answer === 'unavailable') await navigate(linkTo('product', { id: productId }));
  };
}
