import { listArgs } from '../table/listPage';

export const productSort = '-updated';

/** Arguments of `list_admin_products` that the address of the list asks for. */
export const productFilter = (query: URLSearchParams) => ({
  ...listArgs(query, productSort),
  p_status: query.get('status'),
  p_category: query.get('category'),
  p_low_stock: query.get('stock') === 'low',
});
