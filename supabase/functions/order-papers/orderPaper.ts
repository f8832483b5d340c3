import type { Answer } from '@shop/kernel/data';

/** What a packing slip or a label says of an order; rupees, ISO times. */
export type OrderPaper = Exclude<Answer<'get_order_papers'>[number], { kind: string }>;
