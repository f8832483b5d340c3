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

type Place = Partial<Record<'city' | 'state', string>>;

/**
 * Fills city and state of a form once its PIN code is whole. What somebody writes now stays; what the form began with or was
 * filled in follows the next PIN code. The state decides the tax, so one that the PIN code contradicts is refused.
 */
export function usePinPlace(
  placeOf: ((pin: string) => Promise<PinPlace>) | undefined,
  stored: Place | undefined,
) {
  const [note, setNote] = useState<PinNote>({});
  const [stateRefusal, setStateRefusal] = useState<string>();
  const asked = useRef('');
  const known = useRef<{ pin: string; state: string }>(undefined);
  const filled = useRef<Place>({ ...stored });

  const fill = (form: HTMLFormElement | null, name: keyof Place, value = '') => {
    const field = form?.elements.namedItem(name);
    if (!isField(field)) return;
    if (field.value && field.value !== filled.current[name]) return;
    filled.current[name] = value;
    if (field.value === value) return;
    field.value = value;
    // Whoever keeps what is typed hears of it.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };

  const checkState = (form: HTMLFormElement | null) => {
    const field = form?.elements.namedItem('state');
    const place = known.current;
    const isWrong = place && isField(field) && field.value && field.value !== place.state;
    setStateRefusal(
      isWrong
        ? `PIN code ${place.pin} is in ${place.state}. Choose that state, or correct the PIN code.`
        : undefined,
    );
  };

  const handlePin = async ({ currentTarget: field }: InputEvent<HTMLInputElement>) => {
    const pin = field.value.replaceAll(/\s/g, '');
    const { form } = field;
    asked.current = pin;
    known.current = undefined;
    checkState(form);
    // What was said of another PIN code, which may have been pasted over as a whole.
    setNote({});
    if (!placeOf || !/^[1-9]\d{5}$/.test(pin)) return;
    const place = await placeOf(pin).catch(() => undefined);
    // Somebody went on typing meanwhile.
    if (!place || asked.current !== pin) return;
    known.current = place.state ? { pin, state: place.state } : undefined;
    // What is not certain stays as it was; only the city of another state is certainly wrong.
    const isSameState = !place.state || place.state === stored?.state;
    fill(form, 'city', place.city ?? (isSameState ? stored?.city : undefined));
    fill(form, 'state', place.state ?? stored?.state);
    checkState(form);
    setNote(noteOf(pin, place));
  };

  return {
    note: { ...note, stateRefusal },
    handlePin,
    handleState: ({ currentTarget: { form } }: InputEvent<HTMLSelectElement>) => checkState(form),
  };
}

const isField = (field: Element | RadioNodeList | null | undefined) =>
  field instanceof HTMLInputElement || field instanceof HTMLSelectElement;

const noteOf = (pin: string, { city, state, serviceable }: PinPlace): PinNote =>
  serviceable
    ? { hint: [city, state].filter(Boolean).join(', ') || undefined }
    : { refusal: `We do not deliver to PIN code ${pin} yet.` };
