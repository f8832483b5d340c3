/** What the requests to the data service tell whoever watches over it, and ask back. */
export interface ServiceWatch {
  /** `date` is what the answer says of the service's clock, where it says so. */
  reportAnswer(date?: string): void;
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
  /** Another token of the shopper's than the one whose time is over; nothing when their session has ended. */
  renewToken: (spent: string) => Promise<string | undefined>;
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
const timeouts = { read: 8000, write: 20_000, file: 60_000 };
/** Milliseconds before a read is repeated: what a restarting service or a phone that changes its mast needs. */
const readPauses = [300, 900];

/** Functions that only read are named so (`supabase/CONVENTIONS.md`) and asked by POST. */
const readingCall = /^\/rest\/v1\/rpc\/(get|list|count|can|quote|search)_/;

/** A gateway's way of saying that what stands behind it is away; 520 and above are Cloudflare's. */
const isAway = (status: number) => (status >= 502 && status <= 504) || (status >= 520 && status <= 530);

/** Answers that begin a session or carry it on. */
const beginsSession = /^\/auth\/v1\/(token|signup|verify)$/;

/**
 * The session of an answer without its `expires_at`, which is a time of the service's clock: supabase-js compares it with
 * this device's, and on one that is a day ahead would renew a session with every call, on one that is behind never. Where
 * it is missing, it counts `expires_in` from now by the same clock that it looks at later.
 */
function byOwnClock(body: ArrayBuffer): ArrayBuffer | string {
  try {
    const { expires_at: _, ...session } = JSON.parse(new TextDecoder().decode(body)) as Record<
      string,
      unknown
    >;
    return JSON.stringify(session);
  } catch {
    return body;
  }
}

/** Nothing of an answer that a cache may have kept since. */
const dateOf = ({ headers }: Response) =>
  headers.get('cache-control')?.includes('max-age') ? undefined : (headers.get('date') ?? undefined);

const urlOf = (input: RequestInfo | URL) => (input instanceof Request ? input.url : input);

const tokenIn = (headers: HeadersInit | undefined) =>
  /^Bearer (.+)$/.exec(new Headers(headers).get('authorization') ?? '')?.[1];

/** The service was given a token whose time is over: nothing was done. */
const isOfSpentToken = async (answer: Response) =>
  answer.status === 401 && /jwt expired|invalid jwt/i.test(await answer.clone().text());

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * `fetch` for supabase-js: every request has a timeout, reads are repeated twice, and whatever means "nobody
 * answered" becomes one error. A session's renewal is asked for until somebody answers, because a failed one would
 * count as no session for a minute; what a shopper asks is never asked as a stranger instead, and once more when their
 * token had run out unnoticed: a clock may have been set, or the device have slept.
 */
export function createServiceFetch(options: ServiceFetchOptions): typeof fetch {
  const { watch, publishableKey, keepsSession, renewToken, fetch: send = fetch } = options;

  const once = async (input: RequestInfo | URL, init: RequestInit, timeout: number): Promise<Response> => {
    const giveUp = new AbortController();
    const passOn = () => giveUp.abort(init.signal?.reason);
    if (init.signal?.aborted) passOn();
    init.signal?.addEventListener('abort', passOn);
    const timer = setTimeout(() => giveUp.abort(), timeout);
    try {
      const response = await send(input, { ...init, signal: giveUp.signal });
      // The body belongs to the answer: it may be what hangs.
      const body = await response.arrayBuffer();
      if (isAway(response.status)) throw new Unanswered(`The service answered ${response.status}`);
      watch.reportAnswer(dateOf(response));
      const { status, statusText, headers } = response;
      if (body.byteLength === 0) return new Response(null, { status, statusText, headers });
      const isSession = response.ok && beginsSession.test(new URL(urlOf(input)).pathname);
      return new Response(isSession ? byOwnClock(body) : body, { status, statusText, headers });
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

  const withToken = async (input: RequestInfo | URL, init: RequestInit, timeout: number) => {
    const answer = await once(input, init, timeout);
    const spent = tokenIn(init.headers);
    if (!spent || spent === publishableKey || !(await isOfSpentToken(answer))) return answer;
    const token = await renewToken(spent);
    if (!token) return answer;
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${token}`);
    return once(input, { ...init, headers }, timeout);
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
    const url = new URL(urlOf(input));
    if (url.searchParams.get('grant_type') === 'refresh_token')
      return untilAnswered(() => once(input, init, timeouts.read));
    const isSignIn = url.pathname.startsWith('/auth/');
    if (tokenIn(init.headers) === publishableKey && !isSignIn && keepsSession())
      return Promise.reject(new Unanswered('The session could not be renewed'));
    const ask = isSignIn ? once : withToken;
    if (['GET', 'HEAD'].includes(init.method ?? 'GET') || readingCall.test(url.pathname))
      return repeat(() => ask(input, init, timeouts.read), init.signal);
    const isFile = url.pathname.startsWith('/storage/');
    return ask(input, init, isFile ? timeouts.file : timeouts.write);
  };
}
