import { useRef, useState } from 'react';
import { usePlatform } from '@shop/kernel/react';
import { linkTo } from '@shop/kernel/routing';
import { type ProductMenu, readProductMenu } from './readProductMenu';

/** `missing`: nobody offers it, or it could not be had; whoever reaches for the menu again asks again. */
export type ProductMenuState = ProductMenu | 'asked' | 'missing';

/**
 * Groups and types of every category, fetched when somebody reaches for a menu: no page carries them, and a visitor who
 * opens no menu pays for none (adr 0052).
 */
export function useProductMenu(): { menu: ProductMenuState; reach: () => void } {
  const address = usePlatform().links.resolve(linkTo('product-menu'));
  const [menu, setMenu] = useState<ProductMenuState>(address === undefined ? 'missing' : 'asked');
  const isAsked = useRef(false);

  const ask = async (from: string) => {
    try {
      const answer = await fetch(from);
      if (!answer.ok) throw new Error(`The menu was answered with ${answer.status}`);
      setMenu(readProductMenu(await answer.json()));
    } catch {
      // Prices, orders and the whole category are in the menu without it.
      isAsked.current = false;
      setMenu('missing');
    }
  };
  const reach = () => {
    if (address === undefined || isAsked.current) return;
    isAsked.current = true;
    void ask(address);
  };
  return { menu, reach };
}
