/** Rupees and counts of some days; what they mean is said in docs/adr/0069. */
interface Figures {
  orders: number;
  pieces: number;
  gross: number;
  discounts: number;
  gst: number;
  shipping: number;
  fees: number;
  total: number;
  refunds: number;
  net: number;
  average: number;
  cash_due: number;
  cash_collected: number;
  cash_refused: number;
  new_customers: number;
  returning_customers: number;
  visits: number;
  /** Percent of the visits; null without any. */
  conversion: number | null;
}

/** An ISO day. */
interface DayFigures {
  day: string;
  orders: number;
  total: number;
  refunds: number;
  net: number;
  visits: number;
}

/** Orders by the state they go to, or by a means of payment. */
interface OrdersPart {
  id: string;
  orders: number;
  total: number;
}

/** Goods before discounts. */
interface Ranked {
  id: string;
  name: string;
  pieces: number;
  gross: number;
}

/** A product of which a variant runs low. */
interface StockAlert {
  product_id: string;
  name: string;
  /** Of its variants, so many run low, and so many of these are gone. */
  low: number;
  sold_out: number;
  variants: number;
  /** Null where the shop's default holds. */
  low_stock_at: number | null;
  pieces: { label: string; stock: number }[];
}

type Waiting = 'to_confirm' | 'to_ship' | 'returns' | 'inquiries' | 'complaints' | 'complaints_late';

/** ISO days, the last one included. */
export interface Overview {
  from: string;
  to: string;
  /** Whether anybody has ever bought. */
  has_orders: boolean;
  current: Figures;
  /** Of as many days before. */
  previous: Figures;
  days: DayFigures[];
  previous_days: DayFigures[];
  products: Ranked[];
  types: (Ranked & { orders: number })[];
  states: OrdersPart[];
  means: OrdersPart[];
  /** `more` where only the products of the thousand lowest variants were counted. */
  stock_alerts: { default: number; total: number; more: boolean; rows: StockAlert[] };
  waiting: Record<Waiting, number>;
}
