import { BehaviorSubject } from 'rxjs';
import type { ServerBag } from '../../data/bag';
import type { Bag, BagLine } from '../../domain/bag';
import { createBagStore } from '../bagStore';
import { createBus } from '../bus';
import { createCommands, type Toast } from '../commands';
import type { WholeStorage } from '../persistedStore';
import { createService } from '../service';
import type { Session, SessionState } from '../session';

export const line = (id: string, quantity = 1): BagLine => ({
  id,
  productId: id,
  name: id,
  price: 100,
  picture: null,
  variant: '',
  quantity,
  maxStock: 10,
});

export const signedIn = (id: string): SessionState => ({
  status: 'signed-in',
  user: { id, email: `${id}@example.com`, fullName: id, role: 'shopper', affiliateCode: 'TD' },
});

/** A server bag with the rules that matter here: quantities add, a merge counts once. */
export function fakeServer() {
  let bag: Bag = [];
  const merged = new Set<string>();
  const calls: string[] = [];
  let fault: Error | undefined;
  const answer = async (call: string, change?: () => void) => {
    calls.push(call);
    if (fault) throw fault;
    change?.();
    return bag;
  };
  const set = (id: string, quantity: number) =>
    (bag = [...bag.filter((entry) => entry.id !== id), ...(quantity > 0 ? [line(id, quantity)] : [])]);
  const server: ServerBag = {
    fetch: () => answer('fetch'),
    setQuantity: (id, quantity) => answer(`set ${id} ${quantity}`, () => set(id, quantity)),
    clear: () => answer('clear', () => (bag = [])),
    merge: (mergeId, lines) =>
      answer('merge', () => {
        if (merged.has(mergeId)) return;
        merged.add(mergeId);
        for (const { variant_id: id, quantity } of lines)
          set(id, (bag.find((entry) => entry.id === id)?.quantity ?? 0) + quantity);
      }),
  };
  return { server, calls, set, bag: () => bag, fail: (error: Error | undefined) => (fault = error) };
}

let ids = 0;
const newId = () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`;

/** One tab's bag over that server. */
export function openBag(
  server: ServerBag,
  options: { storage?: WholeStorage; keepsOnDevice?: boolean } = {},
) {
  const state = new BehaviorSubject<SessionState>({ status: 'signed-out' });
  const session = { state$: state, get: () => state.value } as unknown as Session;
  const bus = createBus();
  const service = createService();
  const toasts: Toast[] = [];
  const commands = createCommands();
  commands.handle('show-toast', (toast) => {
    toasts.push(toast);
    return 'done';
  });
  const bag = createBagStore(server, {
    session,
    bus,
    commands,
    service,
    storage: options.storage,
    keepsOnDevice: options.keepsOnDevice ?? false,
    newId,
  });
  return { bag, service, state, toasts };
}

export const quantities = (bag: Bag) => Object.fromEntries(bag.map(({ id, quantity }) => [id, quantity]));
