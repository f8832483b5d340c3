import type { OrdersFilter } from '../orders/ordersAddress';
import type { Figures } from './loadOverview';

export type FigureName = keyof Figures;

interface FigureText {
  label: string;
  /** What is counted, in words that an accountant and a shop assistant understand. */
  meaning: string;
  /** Which orders stand behind it; none for what is no sum of orders. */
  behind?: OrdersFilter;
}

const sold: OrdersFilter = { status: 'sold' };

/** Every figure of the overview by its name, with the list that it is the sum of. Days are days in India. */
export const figureTexts = {
  net: {
    label: 'Net sales',
    meaning:
      'What orders placed in these days cost, less what was paid back in these days. Cancelled orders and parcels that came back count nowhere. It includes cash that is still to be collected.',
    behind: sold,
  },
  orders: {
    label: 'Orders',
    meaning:
      'Orders placed in these days that stand: paid, or to be paid in cash, and not cancelled or come back.',
    behind: sold,
  },
  average: { label: 'Average order', meaning: 'Sales divided by orders.', behind: sold },
  conversion: {
    label: 'Conversion',
    meaning:
      'Orders for every hundred visits. A visit is a page that somebody came to from elsewhere, as our own web server counts it; nobody is followed, so two visits may be one person.',
  },
  new_customers: {
    label: 'New customers',
    meaning: 'Customers whose first order was placed in these days. The list shows those first orders.',
    behind: { ...sold, with: 'first-order' },
  },
  returning_customers: {
    label: 'Returning customers',
    meaning: 'Customers who ordered in these days and had ordered before them. The list shows their orders.',
    behind: { ...sold, with: 'returning' },
  },
  gross: {
    label: 'Goods sold',
    meaning: 'Pieces at the price they were bought for, before coupons and offers, tax and delivery.',
    behind: sold,
  },
  discounts: {
    label: 'Discounts',
    meaning: 'What coupons and offers took off. Store credit and gift cards are money and no discount.',
    behind: { ...sold, with: 'discount' },
  },
  gst: {
    label: 'GST added',
    meaning:
      'Tax that was added to the prices. Where prices include it, it is a part of the goods and stands in the GST report.',
    behind: { ...sold, with: 'tax' },
  },
  shipping: {
    label: 'Delivery',
    meaning: 'What customers paid for standard and express delivery.',
    behind: { ...sold, with: 'shipping' },
  },
  fees: { label: 'Platform fee', meaning: 'The fee that every order carries.', behind: sold },
  total: {
    label: 'Sales',
    meaning: 'Goods less discounts, with tax, delivery and fee: what these orders cost their customers.',
    behind: sold,
  },
  refunds: {
    label: 'Refunds',
    meaning:
      'What was paid back in these days for orders that stand, whenever they were placed: to cards, by UPI, as store credit and to gift cards.',
    behind: { ...sold, with: 'refund' },
  },
  cash_due: {
    label: 'Cash not collected yet',
    meaning:
      'Part of the sales that customers are to pay at the door, or of which nobody has noted yet that they did.',
    behind: { ...sold, payment: 'cash-due' },
  },
  cash_collected: {
    label: 'Cash collected',
    meaning:
      'Part of the sales that was paid at the door, before refunds. Some of it may still be with couriers: the cash desk says how much.',
    behind: { ...sold, payment: 'cash-collected' },
  },
} satisfies Partial<Record<FigureName, FigureText>>;

export type ExplainedFigure = keyof typeof figureTexts;

/** Of the means by which orders are paid: how they are called, and which orders they are found in. */
export const meansTexts: Readonly<Record<string, { label: string; behind: OrdersFilter }>> = {
  upi: { label: 'UPI', behind: { ...sold, payment: 'upi' } },
  card: { label: 'Card', behind: { ...sold, payment: 'card' } },
  netbanking: { label: 'Net banking', behind: { ...sold, payment: 'netbanking' } },
  online: { label: 'Online', behind: { ...sold, payment: 'online' } },
  'cash-collected': { label: 'Cash, collected', behind: { ...sold, payment: 'cash-collected' } },
  'cash-due': { label: 'Cash, not collected yet', behind: { ...sold, payment: 'cash-due' } },
  'cash-refused': { label: 'Cash, refused at the door', behind: { ...sold, payment: 'cash-refused' } },
  credit: { label: 'Store credit', behind: { ...sold, with: 'credit' } },
  'gift-card': { label: 'Gift cards', behind: { ...sold, with: 'gift-card' } },
};
