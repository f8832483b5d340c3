import { textOf } from '../forms/textOf';
import type { ReturnableLine } from './orderTerms';
import type { ReturnRequest } from './requestReturn';
import type { ReturnKind } from './returnKinds';

/** Names of the fields of one line. */
export const lineFields = (variantId: string) => ({
  chosen: `chosen ${variantId}`,
  quantity: `quantity ${variantId}`,
  exchange: `exchange ${variantId}`,
});

/** The chosen pieces of a submitted form, or what is missing. `request_return` checks the same again. */
export function readReturnLines(
  form: HTMLFormElement,
  lines: readonly ReturnableLine[],
  kind: ReturnKind,
): { lines: ReturnRequest['lines'] } | { problem: string } {
  const fields = new FormData(form);
  const chosen = lines.filter(({ variantId }) => fields.has(lineFields(variantId).chosen));
  if (chosen.length === 0) return { problem: 'Please choose at least one item.' };
  const read = chosen.map(({ variantId, left }) => ({
    variantId,
    quantity: Math.min(left, Number(textOf(form, lineFields(variantId).quantity)) || left),
    exchangeVariantId: kind === 'exchange' ? textOf(form, lineFields(variantId).exchange) : undefined,
  }));
  return kind === 'exchange' && read.some(({ exchangeVariantId }) => !exchangeVariantId)
    ? { problem: 'Please choose what you would like instead.' }
    : { lines: read };
}
