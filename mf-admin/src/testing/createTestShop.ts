import { createTestPlatform } from '@shop/kernel/testing';
import { sections } from '../layout/sections';
import { testTaxonomy } from './testTaxonomy';

const everyRight = [...new Set(sections.map(({ right }) => right)), 'orders', 'returns', 'refunds'];

type Handler = (args: Record<string, unknown>) => unknown;

/** How a staff function refuses: in PostgREST's error shape. */
export class Refusal extends Error {
  constructor(
    readonly hint: string,
    message: string,
    readonly details: Record<string, unknown> = {},
    readonly code = 'PT409',
  ) {
    super(message);
  }
}

interface TestShop extends Pick<ReturnType<typeof createTestPlatform>, 'platform' | 'toasts' | 'endSession'> {
  signIn: () => void;
  /** Every call of a staff function, in order. */
  calls: { name: string; args: Record<string, unknown> }[];
}

/** A real platform over fake staff functions; whoever is signed in says which role their token claims. */
export async function createTestShop(
  handlers: Record<string, Handler>,
  role: 'admin' | 'shopper' | null,
): Promise<TestShop> {
  const calls: TestShop['calls'] = [];
  const answerOf = async (name: string, args: Record<string, unknown> = {}) => {
    if (name === 'get_bag' || name === 'get_wishlist') return { data: [], error: null };
    if (name === 'get_my_rights' && !handlers[name]) return { data: everyRight, error: null };
    if (name === 'get_taxonomy' && !handlers[name]) return { data: testTaxonomy, error: null };
    if (name === 'get_order_desk' && !handlers[name]) return { data: { views: [], tags: [] }, error: null };
    if (name === 'get_admin_measures' && !handlers[name]) return { data: [], error: null };
    calls.push({ name, args });
    const handler = handlers[name];
    if (!handler) throw new Error(`No fake of ${name}`);
    try {
      const data = structuredClone(await handler(args));
      // A function that returns nothing is answered with no content.
      return data === undefined
        ? { data: null, error: null, status: 204 }
        : { data, error: null, status: 200 };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, hint, message, details } = error;
      return { data: null, error: { code, hint, message, details: JSON.stringify(details) } };
    }
  };
  const getSession = async () => ({ data: { session: { access_token: 'an-access-token' } } });
  const { platform, toasts, signIn, endSession } = createTestPlatform({
    database: { rpc: callable(answerOf), auth: { getSession } },
    signedIn: role !== null,
  });
  // The role comes with a later event: the platform's first session has none to say.
  await platform.session.settled();
  if (role === 'admin') signIn({ role });
  return { platform, toasts, calls, endSession, signIn: () => signIn({ role }) };
}

/** As supabase-js calls functions: what is asked can be called off. */
const callable =
  (answerOf: (name: string, args?: Record<string, unknown>) => Promise<unknown>) =>
  (name: string, args?: Record<string, unknown>) => {
    const answer = answerOf(name, args);
    return Object.assign(answer, { abortSignal: () => answer });
  };
