import { unwrap } from '@shop/kernel/data';
import { type LoaderFunctionArgs, platformOf } from '@shop/kernel/routing';

/** Whoever adds a type sees it in menus after five minutes; meanwhile nobody waits for the old answer to be checked. */
const freshness = 'public, max-age=300, stale-while-revalidate=86400';

/**
 * `/product-menu.json`: what the header's menus ask for when somebody reaches for them. An answer of its own, so that no
 * page carries it, and of the shop's own origin, so that nobody needs the client of the database for it (adr 0052).
 */
export async function answerProductMenu({ context }: Pick<LoaderFunctionArgs, 'context'>): Promise<Response> {
  const db = await platformOf(context).connect();
  return Response.json(await unwrap(db.rpc('get_product_menu')), { headers: { 'cache-control': freshness } });
}
