import type { BagLine, User } from '../domain/domain';

export type AuthView = 'login' | 'register' | 'forgot-password';

export interface Toast {
  message: string;
  tone: 'success' | 'error' | 'info';
  /** Optional single action, such as undo. */
  action?: { label: string; run: () => void };
}

/** Every fact that crosses team borders, with its payload. Names are `noun/past-tense`. */
export interface ShopEventPayloads {
  'auth/dialog-requested': { view: AuthView };
  'auth/initial-session': { user: User | null };
  'auth/signed-in': { user: User };
  'auth/signed-out': Record<string, never>;
  'auth/token-refreshed': Record<string, never>;
  'auth/user-updated': { user: User };
  'auth/password-recovery': Record<string, never>;
  'auth/mfa-verified': Record<string, never>;
  'bag/item-added': { line: BagLine };
  /** Its state, payment or a return changed: pages that show it read it again. */
  'order/changed': { number: string };
  'order/placed': { number: string };
  'quick-view/requested': { productId: string };
  'recently-viewed/updated': Record<string, never>;
  'remote/failed': { remote: string; reason: string };
  'remote/loaded': { remote: string; version: string };
  'toast/requested': Toast;
}

export type ShopEventType = keyof ShopEventPayloads;

/** Schema version of the event contract: additions keep it, a changed or removed payload raises it. */
export const eventContractVersion = 1;

export interface ShopEvent<Type extends ShopEventType = ShopEventType> {
  type: Type;
  version: number;
  payload: ShopEventPayloads[Type];
}
