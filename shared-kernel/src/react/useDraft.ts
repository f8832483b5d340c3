import { type RefObject, useEffect, useRef } from 'react';
import { lookUp } from '../domain/lookUp';
import { usePlatform } from './PlatformProvider';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** Neither secrets nor what is only there for machines. */
const isKept = (field: Element): field is Field =>
  (field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement) &&
  field.name !== '' &&
  !['password', 'file', 'hidden'].includes(field.type) &&
  !field.getAttribute('autocomplete')?.startsWith('cc-') &&
  field.tabIndex !== -1;

const fieldsOf = (form: HTMLFormElement) => [...form.elements].filter(isKept);

function read(form: HTMLFormElement): Record<string, string[]> {
  const draft = new Map<string, string[]>();
  for (const field of fieldsOf(form))
    if (!isTicked(field) || field.checked)
      draft.set(field.name, [...(draft.get(field.name) ?? []), field.value]);
  return Object.fromEntries(draft);
}

/** As if typed or chosen, so that components which hold their value themselves take it too. */
function write(form: HTMLFormElement, draft: Record<string, string[]>, without: Set<string>): void {
  for (const field of fieldsOf(form)) {
    if (without.has(field.name)) continue;
    const typed = lookUp(draft, field.name) ?? [];
    if (isTicked(field)) {
      if (typed.includes(field.value) !== field.checked) field.click();
    } else if (typed[0] !== undefined && typed[0] !== field.value) {
      const prototype: unknown = Object.getPrototypeOf(field);
      // React replaces the element's own setter, and hears of nothing that is set through it.
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed[0]);
      field.dispatchEvent(
        new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
      );
    }
  }
}

/**
 * Keeps what is typed into a form in this tab, through a failed send, a reload and the back button; not passwords and
 * cards. Forgotten when the form is reset, by what it returns, and at sign-out. `name` is the form's in the whole
 * shop; without one nothing is kept. One that comes late, as with a session that is slow, replaces nothing that was typed by then.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: string | undefined): () => void {
  const { drafts } = usePlatform();
  /** Names of the fields that were typed into before there was a name. */
  const early = useRef(new Set<string>());

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    if (!name) {
      const note = ({ target }: Event) => early.current.add((target as Field).name);
      element.addEventListener('input', note);
      return () => element.removeEventListener('input', note);
    }
    const typed = early.current;
    early.current = new Set();
    const draft = drafts.read(name);
    const restore = () => draft && write(element, draft, typed);
    restore();
    // What a choice brings in is there a moment later.
    const again = setTimeout(restore);
    const keep = () => drafts.keep(name, read(element));
    const forget = () => drafts.forget(name);
    if (typed.size > 0) keep();
    element.addEventListener('input', keep);
    element.addEventListener('change', keep);
    element.addEventListener('reset', forget);
    return () => {
      clearTimeout(again);
      element.removeEventListener('input', keep);
      element.removeEventListener('change', keep);
      element.removeEventListener('reset', forget);
    };
  }, [drafts, form, name]);

  return () => name && drafts.forget(name);
}
