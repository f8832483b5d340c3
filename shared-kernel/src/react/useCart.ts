import { type Bag, bagCount } from '../domain/bag';
import { subtotalOf } from '../domain/subtotal';
import type { BagStore } from '../platform/bagStore';
import type { ListSync } from '../platform/listContract';
import { usePlatform } from './PlatformProvider';
import { useStore } from './useStore';

export interface Cart {
  lines: Bag;
  /** Sum of quantities. */
  count: number;
  /** Rupees of goods, before fees. */
  subtotal: number;
  /** Changes the bag, and tells whoever did it what is `said`. */
  send: BagStore['send'];
  /** `failed`: the account's bag could not be read; `lines` are what this device knows. */
  sync: ListSync;
  /** Reads the account's bag again. */
  retry: () => Promise<void>;
}

/** The bag, and the component renders again when it changes. */
export function useCart(): Cart {
  const { bag } = usePlatform('useCart must be used within a CartProvider');
  const lines = useStore(bag);
  return {
    lines,
    count: bagCount(lines),
    subtotal: subtotalOf(lines),
    send: bag.send,
    sync: useStore(bag.sync),
    retry: bag.refresh,
  };
}
