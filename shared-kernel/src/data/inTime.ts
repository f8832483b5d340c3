/** Milliseconds that a call may take in all: longer than a request, which may first wait for the session's renewal. */
const timeout = 25_000;

/** A query of supabase-js, sent when it is awaited. */
interface Abortable<Answer> extends PromiseLike<Answer> {
  abortSignal(signal: AbortSignal): PromiseLike<Answer>;
  /** Whoever asks may call the query off by one of their own: it keeps one alone. */
  signal?: AbortSignal;
}

const isAbortable = <Answer>(answer: PromiseLike<Answer>): answer is Abortable<Answer> =>
  'abortSignal' in answer && typeof answer.abortSignal === 'function';

/**
 * The answer of a call, or `failure` when it takes too long. A query that was not sent by then is never sent: later
 * nobody would expect it.
 */
export async function inTime<Answer>(call: PromiseLike<Answer>, failure: () => Error): Promise<Answer> {
  const giveUp = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(failure());
      giveUp.abort();
    }, timeout);
  });
  const asked = isAbortable(call) && !call.signal ? call.abortSignal(giveUp.signal) : call;
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
