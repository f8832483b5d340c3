import { fetchProduct } from '@shop/kernel/data';
import type { Product } from '@shop/kernel/domain';
import type { Platform } from '@shop/kernel/platform';
import { previewOf } from './productPreviews';

/** Milliseconds for which one answer serves several presses, as long as the router's prefetched ones. */
const freshFor = 10_000;

const asked = new Map<string, Promise<Product | undefined>>();

/**
 * The whole product behind a card, which knows only what it shows; `undefined` for one that is gone. Asked for when a
 * button of the card is pressed, so that what opens finds the answer under way. Rejects with `DataError`.
 */
export function wholeProduct(
  { connect }: Pick<Platform, 'connect'>,
  id: string,
): Promise<Product | undefined> {
  const preview = previewOf(id);
  if (preview) return Promise.resolve(preview);
  const known = asked.get(id);
  if (known) return known;
  const answer = connect().then((db) => fetchProduct(db, id));
  asked.set(id, answer);
  const forget = () => asked.delete(id);
  answer.then(() => setTimeout(forget, freshFor), forget);
  return answer;
}
