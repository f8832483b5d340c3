/** What the requests to the data service tell whoever watches over it, and ask back. */
export interface ServiceWatch {
  reportAnswer(): void;
  reportSilence(): void;
  /** Resolves when asking again makes sense. */
  nextTry(): Promise<void>;
}

interface ServiceFetchOptions {
  watch: ServiceWatch;
  /** The public key, which stands in for a shopper's token when there is none. */
  publishableKey: string;
  /** Whether this device keeps a session. */
  keepsSession: () => boolean;
  fetch?: typeof fetch;
}

/**
 * Nobody answered. Its name keeps supabase-js from repeating reads by itself, seven seconds long and in silence; it
 * reports any such error as one without a code.
 */
class Unanswered extends Error {
  override readonly name = 'AbortError';
  /** The whole time was used up: asking at once again would only make the wait twice as long. */
  isLate = false;
}

/** Milliseconds that a request may take. Pictures are sent over slow lines, too. */
const deadlines = { read: 8000, write: 20_000, file: 60_000 };
/** Milliseconds before a read is repeated: what a restarting service or a phone that changes its mast needs. */
const readPauses = [300, 900];

/** Functions that only read are named so (`supabase/CONVENTIONS.md`) and asked by POST. */
const readingCall = /^\/rest\/v1\/rpc\/(get|count|can|quote|search)_/;

/** A gateway's way of saying that what stands behind it is away; 520 and above are Cloudflare's. */
const isAway = (status: number) => (status >= 502 && status <= 504) || (status >= 520 && status <= 530);

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * `fetch` for supabase-js: every request has a deadline, reads are repeated twice, and whatever means "nobody
 * answered" becomes one error. A session's renewal is asked for until somebody answers, because a failed one would
 * count as no session for a minute; and what a shopper asks is never asked as a stranger instead.
 */
export function createServiceFetch(options: ServiceFetchOptions): typeof fetch {
  const { watch, publishableKey, keepsSession, fetch: send = fetch } = options;

  const once = async (input: RequestInfo | URL, init: RequestInit, deadline: number): Promise<Response> => {
    const giveUp = new AbortController();
    const passOn = () => giveUp.abort(init.signal?.reason);
    if (init.signal?.aborted) passOn();
    init.signal?.addEventListener('abort', passOn);
    const timer = setTimeout(() => giveUp.abort(), deadline);
    try {
      const response = await send(input, { ...init, signal: giveUp.signal });
      // The body belongs to the answer: it may be what hangs.
      const body = await response.arrayBuffer();
      if (isAway(response.status)) throw new Unanswered(`The service answered ${response.status}`);
      watch.reportAnswer();
      const { status, statusText, headers } = response;
      return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
    } catch (error) {
      // Whoever called it off knows that, and nothing is known about the service.
      if (init.signal?.aborted) throw error;
      watch.reportSilence();
      const silence =
        error instanceof Unanswered ? error : new Unanswered('The service did not answer', { cause: error });
      silence.isLate = giveUp.signal.aborted;
      throw silence;
    } finally {
      clearTimeout(timer);
      init.signal?.removeEventListener('abort', passOn);
    }
  };

  const repeat = async (ask: () => Promise<Response>, signal: AbortSignal | null | undefined) => {
    for (const milliseconds of readPauses) {
      try {
        return await ask();
      } catch (error) {
        if (signal?.aborted || (error instanceof Unanswered && error.isLate)) throw error;
        await pause(milliseconds);
      }
    }
    return ask();
  };

  const untilAnswered = async (ask: () => Promise<Response>): Promise<Response> => {
    for (;;) {
      try {
        return await ask();
      } catch {
        await watch.nextTry();
      }
    }
  };

  return (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.searchParams.get('grant_type') === 'refresh_token')
      return untilAnswered(() => once(input, init, deadlines.read));
    const isStranger = new Headers(init.headers).get('authorization') === `Bearer ${publishableKey}`;
    if (isStranger && !url.pathname.startsWith('/auth/') && keepsSession())
      return Promise.reject(new Unanswered('The session could not be renewed'));
    if (['GET', 'HEAD'].includes(init.method ?? 'GET') || readingCall.test(url.pathname))
      return repeat(() => once(input, init, deadlines.read), init.signal);
    const isFile = url.pathname.startsWith('/storage/');
    return once(input, init, isFile ? deadlines.file : deadlines.write);
  };
}
