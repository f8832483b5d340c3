import type { Bus, Observable } from './bus';
import type { Commands, Toast } from './commands';
import type { SavedList } from './events';
import type { WholeStorage } from './persistedStore';
import type { Service } from './service';
import type { Session } from './session';
import type { Readable, Store } from './store';

/** How the list on the page stands to the one of the account; a visitor's is always `current`. */
export type ListSync = 'current' | 'reading' | 'failed';

/** A list that is a visitor's own until it becomes part of an account. */
export interface AccountList<Entry, Command> extends Store<readonly Entry[], Command> {
  /** `said` is told to whoever made the change, once it shows; nobody hears it who learns of the change otherwise. */
  send(command: Command, said?: Toast): void;
  /** `failed`: the account's list could not be read; what shows is the visitor's. `refresh` tries again. */
  sync: Readable<ListSync>;
  /** Keeps the visitor's list for the sign-in that happens after leaving this page, and all later changes to it. */
  carryAcross(): void;
  /**
   * Shows what the device keeps of a visitor's list. Called after hydration, and with the key that another tab wrote: nothing
   * happens at that of something else, `null` stands for all.
   */
  restore(key?: string | null): void;
  /**
   * Reads the account's list again. Other tabs do so too when it is news here, or when the page knows that the list was
   * `changed`, such as by an order that was placed before this page was opened. Never rejects.
   */
  refresh(known?: 'changed'): Promise<void>;
  /**
   * Resolves when every change so far has reached the server, was taken back, or waits because the service does not
   * answer: then it stays on the page, and goes there when the service is back, also after a reload.
   */
  saved(): Promise<void>;
}

/** The account's list on the server; every call answers with the whole list or throws `DataError`. */
export interface ListServer<Entry, Command> {
  fetch(): Promise<readonly Entry[]>;
  /** Brings one change there; `after` is the list as it will be. */
  change(command: Command, after: readonly Entry[]): Promise<readonly Entry[]>;
  /** What brings `command` there when nobody knows whether it arrived: harmless to repeat. `after` as above. */
  repeatable(command: Command, after: readonly Entry[]): Command;
  /** Adds a visitor's entries once per `mergeId`, however often it is sent (adr 0008). */
  merge(mergeId: string, entries: readonly Entry[]): Promise<readonly Entry[]>;
}

/** How the bus carries one of the lists. */
export interface ListNews<Entry> {
  publishChanged(entries: readonly Entry[], said?: Toast): void;
  changed: Observable<readonly Entry[]>;
  publishSaved(saved: SavedList): void;
  savedElsewhere: Observable<SavedList>;
}

/** What both lists are given by the platform. */
export interface ListSurroundings {
  session: Session;
  bus: Bus;
  commands: Commands;
  service: Service;
  /** The browser's storage; absent on the server. */
  storage: WholeStorage | undefined;
  /** Whether a visitor's list stays on the device (adr 0008). */
  keepsOnDevice: boolean;
  /** Makes the id (UUID) under which a visitor's list is merged once. */
  newId: () => string;
}
