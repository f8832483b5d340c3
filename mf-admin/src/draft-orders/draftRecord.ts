import type { Answer, Arguments } from '@shop/kernel/data';
import { lookUp } from '@shop/kernel/domain';

export type DraftRow = Answer<'list_draft_orders'>['rows'][number];
export type DraftRecord = Answer<'get_draft_order'>;
/** Price, stock and what is to be said, of the form as it stood when it was asked. */
export type PricedDraft = Answer<'price_draft_order'>;
export type DraftFields = Arguments<'save_draft_order'>['p_draft'];
export type DraftCustomer = Answer<'find_draft_customers'>[number];
export type DraftPiece = Answer<'find_draft_pieces'>[number];

/** A piece of the draft, with what is shown of it before the database has priced it; rupees. */
export interface DraftLine {
  id: string;
  name: string;
  label: string;
  price: number;
  quantity: number;
}

/** The pieces of a draft that was saved; one that is no longer sold has the name and price of then. */
export const linesOf = ({ lines, quote, seen }: DraftRecord): DraftLine[] =>
  lines.map(({ variant_id: id, quantity }) => {
    const priced = quote?.lines.find((line) => line.variant_id === id);
    const then = lookUp(seen.pieces, id);
    return {
      id,
      quantity,
      name: priced?.name ?? then?.name ?? id,
      label: priced?.variant_label ?? then?.label ?? '',
      price: priced?.unit_price ?? then?.price ?? 0,
    };
  });

/** How many may be ordered of one size. */
const most = 99;

/** One piece more: of a size that is there already, or a new line. */
export function withPiece(lines: readonly DraftLine[], piece: Omit<DraftLine, 'quantity'>): DraftLine[] {
  if (!lines.some(({ id }) => id === piece.id)) return [...lines, { ...piece, quantity: 1 }];
  return lines.map((line) =>
    line.id === piece.id ? { ...line, quantity: Math.min(most, line.quantity + 1) } : line,
  );
}

/** What the database names when it refuses one. */
export const draftFields = [
  'email',
  'name',
  'phone',
  'address',
  'pincode',
  'city',
  'state',
  'coupon',
  'gstin',
  'gst_name',
  'note',
] as const;

export type DraftErrors = Partial<Record<(typeof draftFields)[number], string>>;
