type Field = HTMLInputElement | HTMLTextAreaElement;

/** Where what was used stands by now; undefined where it is gone. */
export type Find = <Some extends HTMLElement>(used: Some) => Some | undefined | Promise<Some | undefined>;

export const inPlace: Find = (used) => used;

/** Those that are pressed instead, and those that no script may fill in. */
const notWritten = ['checkbox', 'radio', 'file', 'hidden', 'button', 'submit', 'reset', 'image'];

/**
 * Remembers what is written into fields, and how sliders are set, before somebody listens: taking the page over leaves
 * it there or sets the field back, and nobody hears of it.
 * @returns stops that, and tells whoever listens what stands in them
 */
export function keepEarlyWords(page: HTMLElement): (find: Find) => Promise<void> {
  const written = new Map<Field, string>();
  const remember = (field: unknown) => {
    if (isField(field)) written.set(field, field.value);
  };
  // Before any script has come nobody notes it: a slider without a value of its own stands in the middle.
  for (const field of page.querySelectorAll<Field>('input[value], input:not([type=range]), textarea'))
    if (field.value !== field.defaultValue) remember(field);
  const handleInput = ({ target }: Event) => remember(target);
  page.addEventListener('input', handleInput, true);
  return async (find) => {
    page.removeEventListener('input', handleInput, true);
    for (const [early, value] of written) {
      const field = await find(early);
      // Whatever else stands there now came later.
      if (field?.isConnected && [value, field.defaultValue].includes(field.value)) tell(field, value);
    }
  };
}

const isField = (target: unknown): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !notWritten.includes(target.type));

/** As if it were written now. React has noted what stands there, and hears only of what is another value. */
function tell(field: Field, value: string): void {
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
