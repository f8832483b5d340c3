import { permittedStorage } from './permittedStorage';
import { keysOf, readStored, writeStored } from './persistedStore';

/** What was typed, by the name of its field; several values where several boxes were ticked. */
type Draft = Record<string, string[]>;

const prefix = 'draft ';

const tabStorage = () => permittedStorage('sessionStorage');

const parse = (value: unknown): Draft | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const isTyped = (typed: unknown) => Array.isArray(typed) && typed.every((each) => typeof each === 'string');
  return Object.values(value).every(isTyped) ? (value as Draft) : undefined;
};

/** What was typed into the forms of this tab, by the form's name. */
export interface Drafts {
  read(form: string): Draft | undefined;
  keep(form: string, draft: Draft): void;
  forget(form: string): void;
  /** Of every form. */
  forgetAll(): void;
}

export const createDrafts = (): Drafts => ({
  read: (form) => readStored(tabStorage(), prefix + form, parse),
  keep: (form, draft) => writeStored(tabStorage(), prefix + form, draft),
  forget: (form) => tabStorage()?.removeItem(prefix + form),
  forgetAll: () => {
    for (const key of keysOf(tabStorage(), prefix)) tabStorage()?.removeItem(key);
  },
});
