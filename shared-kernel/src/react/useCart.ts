import { bagCount, subtotalOf, type Bag, type BagCommand } from '../domain/domain';
import { usePlatform } from './PlatformProvider';
import { useStore } from './useStore';

export interface Cart {
  lines: Bag;
  /** Sum of quantities. */
  count: number;
  /** Rupees of goods, before fees. */
  subtotal: number;
  send: (command: BagCommand) => void;
}

export function useCart(): Cart {
  const { bag } = usePlatform('useCart must be used within a CartProvider');
  const lines = useStore(bag);
  return { lines, count: bagCount(lines), subtotal: subtotalOf(lines), send: bag.send };
}
