/** Arguments of `list_admin_products` that the address of the list asks for, without the page. */
export const productFilter = (query: URLSearchParams) => ({
  p_query: query.get('q') ?? '',
  p_status: query.get('status'),
  p_category: query.get('category'),
  p_low_stock: query.get('stock') === 'low',
  p_sort: query.get('sort') ?? '-updated',
});
