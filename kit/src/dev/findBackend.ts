import { backendFrom } from '@shop/registry';
import { readShop, type ShopPage } from '../shop/readShop';

interface Wanted {
  /** Address of a shop that runs somewhere. */
  shop?: string;
  env: NodeJS.ProcessEnv;
}

/**
 * The backend that a remote alone asks: the one that the environment names, that of a shop, or the local one, which
 * says its public key itself. Throws with what to do when there is none.
 */
export async function findBackend({ shop, env }: Wanted): Promise<ShopPage['environment']['backend']> {
  const named = backendFrom(env);
  if (named) return named;
  if (shop) return (await readShop(shop)).environment.backend;
  const local = `http://127.0.0.1:${env.BACKEND_PORT || 54321}`;
  const health = await fetch(`${local}/health`).then(
    (answer) => (answer.ok ? (answer.json() as Promise<{ publishableKey?: string }>) : undefined),
    () => undefined,
  );
  if (health?.publishableKey) return { url: local, publishableKey: health.publishableKey };
  throw new Error(
    `No backend answers at ${local}: start one with \`npm run backend\` where the shop is, or name a shop that runs, as in --shop https://shop.example.`,
  );
}
