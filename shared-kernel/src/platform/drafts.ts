import { readStored, writeStored } from './persistedStore';

/** What was typed, by the name of its field; several values where several boxes were ticked. */
export type Draft = Record<string, string[]>;

const prefix = 'draft ';

/** The storage of this tab; a browser may forbid it. */
function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

const parse = (value: unknown): Draft | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const isTyped = (typed: unknown) => Array.isArray(typed) && typed.every((each) => typeof each === 'string');
  return Object.values(value).every(isTyped) ? (value as Draft) : undefined;
};

export const readDraft = (form: string): Draft | undefined => readStored(tabStorage(), prefix + form, parse);

export const keepDraft = (form: string, draft: Draft): void =>
  writeStored(tabStorage(), prefix + form, draft);

export const forgetDraft = (form: string): void => tabStorage()?.removeItem(prefix + form);

/** Forgets what was typed into any form of this tab. */
export function forgetDrafts(): void {
  const storage = tabStorage();
  const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index));
  for (const key of keys) if (key?.startsWith(prefix)) storage?.removeItem(key);
}
