import type { ComponentType } from 'react';
import type { AuthView } from './commands';

/** Places that one team offers to all others, with what each is given. */
export interface SlotProps {
  'auth-dialog': { view: AuthView; email?: string; onClose: () => void };
  newsletter: object;
  'product-rail': { heading: string; source: 'recently-viewed'; excludeId?: string };
  'quick-view': { productId: string; onClose: () => void };
}

export type SlotName = keyof SlotProps;
export type SlotComponent<Name extends SlotName> = ComponentType<SlotProps[Name]>;

/** A remote's `./slots` entry. */
export interface SlotsModule {
  slots: { [Name in SlotName]?: SlotComponent<Name> };
}

export interface LoadedSlot<Name extends SlotName> {
  /** The remote that owns the slot, shown on its boundary. */
  remote: string;
  Component: SlotComponent<Name>;
}

/**
 * Finds and loads the component of a slot. Resolves to `undefined` where nobody offers it (a remote running
 * alone); rejects when its remote is down. Calling again after a rejection fetches again.
 */
export interface SlotLoader {
  load<Name extends SlotName>(name: Name): Promise<LoadedSlot<Name> | undefined>;
}

/** Nobody offers anything. */
export const emptySlots: SlotLoader = { load: () => Promise.resolve(undefined) };
