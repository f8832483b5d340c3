import { type InputEvent, useRef, useState } from 'react';

/** What is known of a PIN code; city and state only where they are certain. */
export interface PinPlace {
  city: string | null;
  state: string | null;
  serviceable: boolean;
}

interface PinNote {
  /** Where the PIN code is. */
  hint?: string;
  /** That nothing is delivered there. */
  refusal?: string;
}

/**
 * Fills city and state of a form once its PIN code is whole. What somebody wrote themselves stays; what was filled
 * follows the next PIN code.
 */
export function usePinPlace(placeOf: ((pin: string) => Promise<PinPlace>) | undefined) {
  const [note, setNote] = useState<PinNote>({});
  const asked = useRef('');
  const filled = useRef<Record<string, string>>({});

  const fill = (form: HTMLFormElement | null, name: 'city' | 'state', value: string | null) => {
    const field = form?.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
    if (field.value && field.value !== filled.current[name]) return;
    filled.current[name] = value ?? '';
    if (field.value === filled.current[name]) return;
    field.value = filled.current[name];
    // Whoever keeps what is typed hears of it.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };

  const handlePin = async ({ currentTarget: field }: InputEvent<HTMLInputElement>) => {
    const pin = field.value.replaceAll(/\s/g, '');
    const { form } = field;
    asked.current = pin;
    if (!placeOf || !/^[1-9]\d{5}$/.test(pin)) return setNote({});
    const place = await placeOf(pin).catch(() => undefined);
    // Somebody went on typing meanwhile.
    if (!place || asked.current !== pin) return;
    fill(form, 'city', place.city);
    fill(form, 'state', place.state);
    setNote(noteOf(pin, place));
  };

  return { note, handlePin };
}

const noteOf = (pin: string, { city, state, serviceable }: PinPlace): PinNote =>
  serviceable
    ? { hint: [city, state].filter(Boolean).join(', ') || undefined }
    : { refusal: `We do not deliver to PIN code ${pin} yet.` };
