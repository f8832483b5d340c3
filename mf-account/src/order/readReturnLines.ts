import { textOf } from '../forms/textOf';
import { pieceName } from '../pieces/pieceName';
import type { ReturnableLine } from './orderTerms';
import type { ReturnRequest } from './requestReturn';
import type { ReturnKind } from './returnKinds';

/** Names of the fields of one line. */
export const lineFields = (variantId: string) => ({
  chosen: `chosen ${variantId}`,
  quantity: `quantity ${variantId}`,
  exchange: `exchange ${variantId}`,
});

/**
 * The chosen pieces of a submitted form, or what is missing or in the way. `mayBeFinal`: what was sold for good may be among them,
 * since it came broken or wrong. `request_return` checks the same again.
 */
export function readReturnLines(
  form: HTMLFormElement,
  lines: readonly ReturnableLine[],
  kind: ReturnKind,
  mayBeFinal: boolean,
): { lines: ReturnRequest['lines'] } | { problem: string } {
  const fields = new FormData(form);
  const chosen = lines.filter(({ variantId }) => fields.has(lineFields(variantId).chosen));
  if (chosen.length === 0) return { problem: 'Please choose at least one item.' };
  const final = mayBeFinal ? undefined : chosen.find(({ isFinalSale }) => isFinalSale);
  if (final)
    return {
      problem: `${pieceName(final)} comes back only where it came broken or is not what you ordered.`,
    };
  const read = chosen.map(({ variantId, left }) => ({
    variantId,
    quantity: Math.min(left, Number(textOf(form, lineFields(variantId).quantity)) || left),
    exchangeVariantId: kind === 'exchange' ? textOf(form, lineFields(variantId).exchange) : undefined,
  }));
  return kind === 'exchange' && read.some(({ exchangeVariantId }) => !exchangeVariantId)
    ? { problem: 'Please choose what you would like instead.' }
    : { lines: read };
}
