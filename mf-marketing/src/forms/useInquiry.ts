import { type InputEvent, useEffect, useRef, useState } from 'react';
import { type Database, DataError } from '@shop/kernel/data';
import { shop } from '@shop/kernel/domain';
import type { Platform } from '@shop/kernel/platform';
import { useAction, useDraft, usePlatform } from '@shop/kernel/react';
import { cleanFields, type FieldErrors, fieldErrors, type FieldRules } from './fieldRules';
import { pause } from './pause';
import { useDraftName } from './useDraftName';

/** What every public form sends beside its fields (see `private.is_automatic`). */
export type InquiryGuard = Record<'fax', string> & Record<'elapsed_ms', number>;

export interface InquiryOptions<Field extends string, Answer> {
  rules: FieldRules<Field>;
  /** Name under which this tab keeps what is typed; absent where that is not worth it. */
  draft?: string;
  /** What the rules of single fields cannot say. */
  check?: (values: Record<Field, string>) => FieldErrors<Field>;
  /** What people read when it was not sent; the usual words without it. */
  describe?: (error: unknown) => string;
  /** Sends cleaned values once per `submissionId`. Throws `DataError`. */
  send: (db: Database, input: Record<Field, string> & InquiryGuard, submissionId: string) => Promise<Answer>;
}

export interface Inquiry<Field extends string, Answer> {
  action: ReturnType<typeof useAction<Field>>;
  errors: FieldErrors<Field>;
  /** What came of it, until something is typed again. */
  answer: Answer | undefined;
  onSubmit: (form: HTMLFormElement) => Promise<void>;
  onInput: (event: InputEvent<HTMLFormElement>) => void;
}

/** Milliseconds a person needs at least; the database takes what is faster than 1500 for a machine. */
const fillTime = 2000;

const textsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );

/** What was sent before a reload and not answered. */
function readAttempt(
  drafts: Platform['drafts'],
  key: string | undefined,
): { content: string; id: string } | undefined {
  const { content: [content] = [], id: [id] = [] } = (key && drafts.read(key)) || {};
  return content !== undefined && id !== undefined ? { content, id } : undefined;
}

function inquiryFailure(error: unknown): string {
  if (error instanceof DataError && error.code === 'INVALID_FIELD') return 'Please check this field';
  if (error instanceof DataError && error.code === 'TOO_MANY_ATTEMPTS') {
    return `You have sent this several times in the last hour. Please try again later, or call ${shop.contact.phone}.`;
  }
  return 'We could not send this just now. Everything you typed is still here: please try again.';
}

/**
 * A public form on its way to the database: checks every field, sends, clears after success what was sent; what was typed
 * meanwhile stays. After a failure all stays as typed, and sending the same again carries the same submission id, so that it is stored once; with a
 * `draft` also after a reload.
 */
export function useInquiry<Field extends string, Answer>({
  rules,
  draft,
  check,
  describe = inquiryFailure,
  send,
}: InquiryOptions<Field, Answer>): Inquiry<Field, Answer> {
  const { drafts } = usePlatform();
  const action = useAction({ fields: Object.keys(rules) as Field[], describe });
  const { errors, succeeded, formRef } = action;
  const [answer, setAnswer] = useState<Answer>();
  const openedAt = useRef(0);
  const attempt = useRef<{ content: string; id: string }>(undefined);
  const draftName = useDraftName(draft);
  const forget = useDraft(formRef, draftName);

  useEffect(() => {
    // Spans are of a clock that nobody sets: with one set back meanwhile the form would wait as long.
    openedAt.current = performance.now();
  }, []);

  const attemptKey = draftName && `${draftName} attempt`;
  const submissionIdOf = (content: string) => {
    attempt.current ??= readAttempt(drafts, attemptKey);
    if (attempt.current?.content !== content) attempt.current = { content, id: crypto.randomUUID() };
    const { id } = attempt.current;
    if (attemptKey) drafts.keep(attemptKey, { content: [content], id: [id] });
    return id;
  };

  const deliver = async (db: Database, form: HTMLFormElement, values: Record<Field, string>, fax: string) => {
    const submissionId = submissionIdOf(JSON.stringify(values));
    const sent = JSON.stringify(textsOf(form));
    await pause(Math.max(0, openedAt.current + fillTime - performance.now()));
    const guard = { fax, elapsed_ms: Math.round(performance.now() - openedAt.current) };
    setAnswer(await send(db, { ...values, ...guard }, submissionId));
    attempt.current = undefined;
    if (attemptKey) drafts.forget(attemptKey);
    if (JSON.stringify(textsOf(form)) !== sent) return;
    // A form whose page was left meanwhile keeps nothing any more, and forgets nothing either.
    forget();
    form.reset();
  };

  const handleSubmit = async (form: HTMLFormElement) => {
    if (action.busy) return;
    const { fax = '', ...typed } = textsOf(form);
    const values = cleanFields(rules, typed as Record<Field, string>);
    const isRight = action.check({ ...check?.(values), ...fieldErrors(rules, values) });
    if (isRight) await action.run((db) => deliver(db, form, values, fax));
  };

  const handleInput = ({ target }: InputEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    if (Object.hasOwn(errors, name) || succeeded) action.mend(name as Field);
  };

  return {
    action,
    errors,
    answer: succeeded ? answer : undefined,
    onSubmit: handleSubmit,
    onInput: handleInput,
  };
}
