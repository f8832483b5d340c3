import { AuthError } from './authError';
import { createExpiringMap, type ExpiringMap } from './expiringMap';

interface Bucket {
  tokens: number;
  /** Milliseconds of a clock that does not jump. */
  filledAt: number;
}

export interface RateLimits {
  /** At most `perWindow` calls of a kind per caller in five minutes. Throws 429 over_request_rate_limit. */
  request(kind: string, caller: string, perWindow: number): void;
  /** 3,000 sign-ins without an account an hour per caller. Throws 429 over_request_rate_limit. */
  anonymous(caller: string): void;
  /** One mail a minute and 30 an hour to an address, known to us or not. Throws 429 over_email_send_rate_limit. */
  mail(kind: string, address: string): void;
  /** How many callers and addresses are remembered. */
  readonly size: number;
}

const requestWindow = 300_000;
const mailWindow = 3_600_000;
/** As `rate_limit.anonymous_users` of supabase/config.toml. */
const anonymousWindow = 3_600_000;
const anonymousPerWindow = 3_000;
const mailsPerWindow = 30;
const mailPause = 60_000;
/** Of callers, and of addresses, that are remembered at a time; a few megabytes. */
const capacity = 50_000;

const tooManyRequests = () => new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached');

/**
 * Limits by token buckets in memory, so they start afresh with the process. A bucket that nobody has touched for a
 * window is full again and forgotten. `enabled: false` is for tests.
 */
export function createRateLimits(enabled: boolean, now: () => number = () => performance.now()): RateLimits {
  const requests = createExpiringMap<Bucket>(requestWindow, capacity, now);
  const anonymous = createExpiringMap<Bucket>(anonymousWindow, capacity, now);
  const mails = createExpiringMap<Bucket>(mailWindow, capacity, now);
  const lastMails = createExpiringMap<number>(mailPause, capacity, now);

  function take(buckets: ExpiringMap<Bucket>, key: string, size: number, window: number): boolean {
    if (!enabled) return true;
    const bucket = buckets.get(key) ?? { tokens: size, filledAt: now() };
    const tokens = Math.min(size, bucket.tokens + ((now() - bucket.filledAt) * size) / window);
    buckets.set(key, { tokens: tokens < 1 ? tokens : tokens - 1, filledAt: now() });
    return tokens >= 1;
  }

  function secondsToWait(key: string): number {
    const wait = (lastMails.get(key) ?? -Infinity) + mailPause - now();
    return enabled ? Math.ceil(wait / 1000) : 0;
  }

  return {
    request: (kind, caller, perWindow) => {
      if (take(requests, `${kind} ${caller}`, perWindow, requestWindow)) return;
      throw tooManyRequests();
    },
    anonymous: (caller) => {
      if (!take(anonymous, caller, anonymousPerWindow, anonymousWindow)) throw tooManyRequests();
    },
    mail: (kind, address) => {
      const key = `${kind} ${address}`;
      const wait = secondsToWait(key);
      if (wait > 0) {
        throw new AuthError(
          429,
          'over_email_send_rate_limit',
          `For security purposes, you can only request this after ${wait} seconds.`,
        );
      }
      if (!take(mails, address, mailsPerWindow, mailWindow)) {
        throw new AuthError(429, 'over_email_send_rate_limit', 'email rate limit exceeded');
      }
      if (enabled) lastMails.set(key, now());
    },
    get size() {
      return requests.size + anonymous.size + mails.size + lastMails.size;
    },
  };
}
