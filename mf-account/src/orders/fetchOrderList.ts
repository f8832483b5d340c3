import type { Database } from '@shop/kernel/data';
import { type Order, placeholderPicture } from '@shop/kernel/domain';
import { fetchPage, type Page } from '../paging/fetchPage';
import { beginningOf, type OrderFilter, statusesOf } from './orderFilter';

const ordersPerPage = 10;

export interface ListedOrder {
  id: string;
  number: string;
  status: Order['status'];
  /** ISO time. */
  placedAt: string;
  /** Rupees. */
  total: number;
  lines: Pick<Order['lines'][number], 'variantId' | 'name' | 'imagePath' | 'quantity'>[];
}

/** Newest first. */
export interface OrderList extends Page<ListedOrder> {
  filter: OrderFilter;
}

const columns = 'id,number,status,placed_at,total,order_lines(variant_id,name,image_path,quantity)';

/** One page of the shopper's own orders. Throws `DataError`. */
export async function fetchOrderList(db: Database, filter: OrderFilter, now: Date): Promise<OrderList> {
  const begins = beginningOf(filter.period, now);
  const matching = db
    .from('orders')
    .select(columns, { count: 'exact' })
    .in('status', statusesOf[filter.group]);
  const { rows, ...at } = await fetchPage(filter.page, ordersPerPage, (first, last) =>
    (begins ? matching.gte('placed_at', begins) : matching)
      .order('placed_at', { ascending: false })
      .order('position', { referencedTable: 'order_lines' })
      .range(first, last),
  );
  return {
    filter,
    ...at,
    rows: rows.map((row) => ({
      id: row.id,
      number: row.number,
      status: row.status,
      placedAt: row.placed_at,
      total: row.total,
      lines: row.order_lines.map((line) => ({
        variantId: line.variant_id,
        name: line.name,
        imagePath: line.image_path ?? placeholderPicture.path,
        quantity: line.quantity,
      })),
    })),
  };
}
