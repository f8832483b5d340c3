const section = (id: string) => (id ? `/admin/${id}` : '/admin');
const below = (id: string, part: string) => `${section(id)}/${encodeURIComponent(part)}`;

/** Addresses inside the dashboard, for its routes and its pages. Other teams link to the first alone. */
export const adminPaths = {
  section,
  /** One field of the settings, which has the focus there. */
  setting: (name: string) => `${section('settings')}#${name}`,
  /** The button that writes the list of orders as a file. */
  exportOrders: () => `${section('orders')}#export`,
  product: (id: string) => below('products', id),
  newProduct: () => below('products', 'new'),
  importProducts: () => below('products', 'import'),
  newCoupon: () => `${section('coupons')}?new=coupon`,
  editProducts: () => below('products', 'edit'),
  productEdits: () => below('products', 'edits'),
  lowStock: () => `${section('products')}?stock=low&status=published`,
  promotion: (id: string) => below('promotions', id),
  newPromotion: () => below('promotions', 'new'),
  customer: (id: string) => below('users', id),
  ordersOf: (customer: string) => `${section('orders')}?customer=${encodeURIComponent(customer)}`,
  inquiry: (kind: string, reference: string) =>
    `${section('inquiries')}?${new URLSearchParams({ kind, q: reference })}`,
  cashOf: (courier: string) => `${section('cash')}?courier=${encodeURIComponent(courier)}`,
  remittances: () => below('cash', 'remittances'),
  newRemittance: () => below('cash', 'new'),
  remittance: (id: string) => `${below('cash', 'remittances')}/${encodeURIComponent(id)}`,
  tds: () => below('affiliates', 'tds'),
  grievances: () => below('inquiries', 'grievances'),
  /** Resolved or not. */
  grievance: (ticket: string) =>
    `${below('inquiries', 'grievances')}?${new URLSearchParams({ state: 'all', q: ticket })}`,
  dataViews: () => below('activity', 'views'),
  order: (number: string) => below('orders', number),
  orders: (status: string) => `${section('orders')}?status=${status}`,
  drafts: () => below('orders', 'drafts'),
  newDraft: () => `${below('orders', 'drafts')}/new`,
  draft: (id: string) => `${below('orders', 'drafts')}/${encodeURIComponent(id)}`,
  payouts: () => below('affiliates', 'payouts'),
  commissions: () => below('affiliates', 'commissions'),
  categories: () => below('types', 'categories'),
  attributes: () => below('types', 'attributes'),
  synonyms: () => below('types', 'synonyms'),
  inquiries: () => section('inquiries'),
} as const;
