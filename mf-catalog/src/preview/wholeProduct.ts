import { fetchProduct } from '@shop/kernel/data';
import type { Product } from '@shop/kernel/domain';
import type { Platform } from '@shop/kernel/platform';
import { freshPreviewOf, rememberPreview } from './productPreviews';

const underWay = new Map<string, Promise<Product | undefined>>();

/**
 * The whole product behind a card, which knows only what it shows; `undefined` for one that is gone. Asked for when a
 * button of the card is pressed, so that what opens finds the answer under way. Rejects with `DataError`.
 */
export function wholeProduct(
  { connect }: Pick<Platform, 'connect'>,
  id: string,
): Promise<Product | undefined> {
  const fresh = freshPreviewOf(id);
  if (fresh) return Promise.resolve(fresh);
  const asked = underWay.get(id);
  if (asked) return asked;
  const answer = connect().then((db) => fetchProduct(db, id));
  underWay.set(id, answer);
  const end = () => underWay.delete(id);
  answer.then((product) => {
    if (product) rememberPreview(product);
    end();
  }, end);
  return answer;
}
