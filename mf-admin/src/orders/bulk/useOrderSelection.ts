import { useEffect, useRef } from 'react';
import { unwrap } from '@shop/kernel/data';
import type { Order } from '@shop/kernel/domain';
import { type Selection, useSelection } from '../../table/selection/useSelection';
import { useListQuery } from '../../table/useListQuery';
import { orderScope } from '../list/orderFilter';
import type { OrderList } from '../orderRecord';

export interface OrderSelection extends Selection {
  /** The state in which an order was seen last: a step is taken from there, or not at all. */
  seenIn: (number: string) => Order['status'] | undefined;
  /** Notes what became of an order. */
  see: (number: string, status: Order['status']) => void;
}

/** Orders that were ticked, each with the state in which somebody saw it. */
export function useOrderSelection(page: OrderList): OrderSelection {
  const { params } = useListQuery();
  const seen = useRef(new Map<string, Order['status']>());
  const { rows, total } = page;
  useEffect(() => {
    for (const { number, status } of rows) seen.current.set(number, status);
  }, [rows]);
  const selection = useSelection({
    pageKeys: rows.map(({ number }) => number),
    total,
    fetchKeys: async (db) => {
      const picked = await unwrap(db.rpc('pick_orders', { p_expected: total, ...orderScope(params) }));
      for (const { number, status } of picked) seen.current.set(number, status);
      return picked.map(({ number }) => number);
    },
  });
  return {
    ...selection,
    seenIn: (number) => seen.current.get(number),
    see: (number, status) => seen.current.set(number, status),
  };
}
