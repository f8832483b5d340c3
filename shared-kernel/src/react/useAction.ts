import { type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { Database } from '../data/database';
import { type Failure, failureText, toFailure } from './failure';
import { usePlatform } from './PlatformProvider';
import { useToast } from './useToast';

export type { Failure } from './failure';

/** What is wrong, by field. */
type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

export interface ActionOptions<Field extends string = never> {
  /** Fields that show errors of their own; an error about any other is said above them. */
  fields?: readonly Field[];
  /** What people read when it failed; without it, the shop's usual words. */
  describe?: (error: unknown) => string;
  /** Says failures in a toast: there is no room for them beside the button. */
  inToast?: true;
  /** Awaited after success while still busy, for example until the page is loaded again. Must not reject. */
  after?: () => Promise<unknown>;
}

/** How one run ended. Not `done` without a `failure`: another run was still under way, so this one was not begun. */
export type Outcome<Value> = { done: true; value: Value } | { done: false; failure?: Failure };

export interface Action<Field extends string = never> {
  busy: boolean;
  /** The last run ended well, and nothing was tried or mended since. */
  succeeded: boolean;
  /** Why the last run did not succeed. */
  failure: Failure | undefined;
  /** What to say in an `Alert`: what is wrong, unless it stands beside its field. */
  problem: string | undefined;
  errors: FieldErrors<Field>;
  /** For the form whose first wrong field takes the focus, or whose alert comes into sight. */
  formRef: RefObject<HTMLFormElement | null>;
  /** Does the work once, says `success` in a toast, and resolves to how it ended; it never rejects. */
  run: <Value>(work: (db: Database) => Promise<Value>, success?: string) => Promise<Outcome<Value>>;
  /** Shows what was found before anything is sent; true when nothing was. */
  check: (errors: FieldErrors<Field>) => boolean;
  /** Says in one sentence what is wrong, or with `undefined` that nothing is any more. */
  refuse: (problem: string | undefined) => void;
  /** Forgets what was said about a field, because it is being changed. */
  mend: (field: Field) => void;
}

/** What was found wrong last. */
interface Findings<Field extends string> {
  failure?: Failure;
  problem?: string;
  errors: FieldErrors<Field>;
}

interface State<Field extends string> extends Findings<Field> {
  status: 'idle' | 'busy' | 'succeeded';
  /** How often something was refused, so that the same error takes the focus or comes into sight again. */
  refusals: number;
}

/**
 * One thing that somebody can do: runs it, is busy meanwhile, says what failed and marks the field. Whoever shows a
 * change before the answer takes it back unless the run is `done`. Work may throw a `DataError` of its own whose details
 * name a `field`.
 */
export function useAction<Field extends string = never>({
  fields = [],
  describe = failureText,
  inToast,
  after,
}: ActionOptions<Field> = {}): Action<Field> {
  const { connect, session, commands } = usePlatform();
  const showToast = useToast();
  const formRef = useRef<HTMLFormElement>(null);
  const isRunning = useRef(false);
  const isHere = useRef(true);
  const pressed = useRef<Element>(null);
  const [state, setState] = useState<State<Field>>({ status: 'idle', errors: {}, refusals: 0 });
  const { status, failure, problem, errors, refusals } = state;
  // The router shows what it loaded in a transition; not before that may the button work again. React takes transitions one by one in
  // an order of its own, and after them what is deferred.
  const shownStatus = useDeferredValue(status);
  const busy = status === 'busy' || (status === 'succeeded' && shownStatus !== 'succeeded');

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  // A busy button is disabled, from which browsers take the focus for good. Where it went elsewhere since, it stays.
  useEffect(() => {
    if (busy) return;
    const button = pressed.current;
    pressed.current = null;
    if (button instanceof HTMLElement && document.activeElement === document.body)
      button.focus({ preventScroll: true });
  }, [busy]);

  // The fields must show their errors before one of them takes the focus; mending one moves it nowhere.
  useEffect(() => {
    if (refusals === 0) return;
    const field = formRef.current?.querySelector<HTMLElement>(wrongField);
    if (field) field.focus();
    // A long form is sent from its foot, and what is wrong is said above its fields.
    else formRef.current?.querySelector('[role="alert"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [refusals]);

  const show = (found: Findings<Field>) => {
    if (!isHere.current) return;
    const refused = found.problem || isWrong(found.errors) ? 1 : 0;
    const now = isRunning.current ? 'busy' : 'idle';
    setState((known) => ({ ...found, status: now, refusals: known.refusals + refused }));
  };

  const run: Action<Field>['run'] = async (work, success) => {
    if (isRunning.current) return { done: false };
    isRunning.current = true;
    pressed.current = document.activeElement;
    show({ errors: {} });
    try {
      const value = await work(await connect());
      if (success) showToast({ tone: 'success', message: success });
      await after?.();
      isRunning.current = false;
      if (isHere.current) setState((known) => ({ ...known, status: 'succeeded' }));
      return { done: true, value };
    } catch (error) {
      const failed = toFailure(error, describe);
      const field = fields.find((name) => name === failed.field);
      isRunning.current = false;
      if (field) show({ failure: failed, errors: { [field]: failed.message } as FieldErrors<Field> });
      else show({ failure: failed, problem: failed.message, errors: {} });
      if (inToast) showToast({ tone: 'error', message: failed.message });
      const known = session.get();
      // Ended from another device, which this one has not heard. What was typed stays under the dialog.
      if (failed.code === 'SIGN_IN_REQUIRED' && known.status === 'signed-in')
        void commands.run('open-sign-in', { view: 'login', email: known.user.email });
      return { done: false, failure: failed };
    }
  };

  return {
    busy,
    // Unless the work itself said what is wrong.
    succeeded: status === 'succeeded' && !busy && !problem && !isWrong(errors),
    failure,
    problem,
    errors,
    formRef,
    run,
    check: (found) => {
      show({ errors: found });
      return !isWrong(found);
    },
    refuse: (sentence) => show({ problem: sentence, errors: {} }),
    mend: (field) =>
      setState((known) => ({
        ...known,
        status: known.status === 'busy' ? 'busy' : 'idle',
        errors: { ...known.errors, [field]: undefined },
      })),
  };
}

/** A group of choices is wrong as a whole; its first choice takes the focus. */
const wrongField = ['input', 'select', 'textarea']
  .map((field) => `${field}[aria-invalid="true"], [aria-invalid="true"] ${field}`)
  .join();

const isWrong = (errors: FieldErrors<string>) => Object.values(errors).some(Boolean);
