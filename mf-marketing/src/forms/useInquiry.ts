import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Database, DataError } from '@shop/kernel/data';
import { cleanFields, type FieldErrors, fieldErrors, type FieldRules, shop } from '@shop/kernel/domain';
import { forgetDraft, keepDraft, readDraft } from '@shop/kernel/platform';
import { useDraft, usePlatform } from '@shop/kernel/react';
import { pause } from './pause';

/** What every public form sends beside its fields (see `private.is_automatic`). */
export interface InquiryGuard {
  fax: string;
  elapsed_ms: number;
}

export interface InquiryOptions<Field extends string, Answer> {
  rules: FieldRules<Field>;
  /** Name under which this tab keeps what is typed; absent where that is not worth it. */
  draft?: string;
  /** What the rules of single fields cannot say. */
  check?: (values: Record<Field, string>) => FieldErrors<Field>;
  /** Sends cleaned values once per `submissionId`. Throws `DataError`. */
  send: (db: Database, input: Record<Field, string> & InquiryGuard, submissionId: string) => Promise<Answer>;
}

export type InquiryState<Answer> =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'sent'; answer: Answer }
  | { status: 'failed'; message: string };

export interface Inquiry<Field extends string, Answer> {
  state: InquiryState<Answer>;
  errors: FieldErrors<Field>;
  form: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
}

/** Milliseconds a person needs at least; the database takes what is faster than 1500 for a machine. */
const fillTime = 2000;

const textsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );

/** What was sent before a reload and not answered. */
function readAttempt(key: string | undefined): { content: string; id: string } | undefined {
  const { content: [content] = [], id: [id] = [] } = (key && readDraft(key)) || {};
  return content !== undefined && id !== undefined ? { content, id } : undefined;
}

function failureText(error: unknown): string {
  if (error instanceof DataError && error.code === 'TOO_MANY_ATTEMPTS') {
    return `You have sent this several times in the last hour. Please try again later, or call ${shop.contact.phone}.`;
  }
  return 'We could not send this just now. Everything you typed is still here: please try again.';
}

/**
 * A public form on its way to the database: checks every field, sends, clears after success. After a failure all
 * stays as typed, and sending the same again carries the same submission id, so that it is stored once; with a
 * `draft` also after a reload.
 */
export function useInquiry<Field extends string, Answer>({
  rules,
  draft,
  check,
  send,
}: InquiryOptions<Field, Answer>): Inquiry<Field, Answer> {
  const { connect } = usePlatform();
  const ref = useRef<HTMLFormElement>(null);
  const openedAt = useRef(0);
  const isRefused = useRef(false);
  const attempt = useRef<{ content: string; id: string }>(undefined);
  useDraft(ref, draft);
  const [state, setState] = useState<InquiryState<Answer>>({ status: 'idle' });
  const [errors, setErrors] = useState<FieldErrors<Field>>({});

  useEffect(() => {
    openedAt.current = Date.now();
  }, []);

  // The fields must show their errors before one of them takes the focus; mending one moves it nowhere.
  useEffect(() => {
    if (!isRefused.current) return;
    isRefused.current = false;
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const refuse = (found: FieldErrors<Field>) => {
    isRefused.current = true;
    setErrors(found);
    setState({ status: 'idle' });
  };

  const attemptKey = draft && `${draft} attempt`;
  const submissionIdOf = (content: string) => {
    attempt.current ??= readAttempt(attemptKey);
    if (attempt.current?.content !== content) attempt.current = { content, id: crypto.randomUUID() };
    const { id } = attempt.current;
    if (attemptKey) keepDraft(attemptKey, { content: [content], id: [id] });
    return id;
  };

  const deliver = async (form: HTMLFormElement, values: Record<Field, string>, fax: string) => {
    setState({ status: 'sending' });
    const submissionId = submissionIdOf(JSON.stringify(values));
    try {
      await pause(Math.max(0, openedAt.current + fillTime - Date.now()));
      const guard = { fax, elapsed_ms: Date.now() - openedAt.current };
      const answer = await send(await connect(), { ...values, ...guard }, submissionId);
      attempt.current = undefined;
      if (attemptKey) forgetDraft(attemptKey);
      form.reset();
      setState({ status: 'sent', answer });
    } catch (error) {
      const field = error instanceof DataError && error.code === 'INVALID_FIELD' && error.details.field;
      if (typeof field === 'string' && field in rules) {
        refuse({ [field]: 'Please check this field' } as FieldErrors<Field>);
      } else setState({ status: 'failed', message: failureText(error) });
    }
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.status === 'sending') return;
    const { fax = '', ...typed } = textsOf(event.currentTarget);
    const values = cleanFields(rules, typed as Record<Field, string>);
    const found = { ...check?.(values), ...fieldErrors(rules, values) };
    if (Object.keys(found).length > 0) refuse(found);
    else void deliver(event.currentTarget, values, fax);
  };

  const handleInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    if (name in errors) setErrors(({ [name as Field]: _, ...rest }) => rest as FieldErrors<Field>);
    if (state.status === 'sent') setState({ status: 'idle' });
  };

  return { state, errors, form: { ref, noValidate: true, onSubmit: handleSubmit, onInput: handleInput } };
}
