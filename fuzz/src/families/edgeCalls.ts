import fc from 'fast-check';
import type { Call } from '../call';
import type { Family } from '../fuzzFamily';
import type { ShopBackend } from '../shopBackend';
import { absurdPart, mostly } from '../values';
import { callerOf, headersOf } from './callerTokens';
import { functionRequest } from './edge/functionRequests';
import { googleRequest } from './edge/googleRequests';
import { knownIds } from './edge/knownIds';
import { mailboxRequest, pageRequest } from './edge/pageRequests';
import { providerRequest } from './edge/providerRequests';

/** The shop's edge functions, the payment provider's API and pages, the mailbox and the stand-in for Google. */
export const edgeCalls: Family<ShopBackend> = {
  name: 'functions and pages',
  round: 250,
  async prepare(shop) {
    const callers = await shop.callers();
    const ids = await knownIds(shop);
    const calls = fc
      .tuple(
        fc.oneof(
          { weight: 3, arbitrary: functionRequest(shop, ids) },
          { weight: 3, arbitrary: pageRequest(ids) },
          { weight: 2, arbitrary: providerRequest(shop, ids) },
          { weight: 2, arbitrary: mailboxRequest(ids) },
          { weight: 2, arbitrary: googleRequest },
        ),
        callerOf(callers),
        mostly(fc.constant(''), absurdPart, 15),
        mostly(
          fc.constant(undefined),
          fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH'),
          20,
        ),
      )
      .map(([request, caller, part, method]): Call => {
        const path = part
          ? request.path.replace(/[^/?]*(\?|$)/, (last: string) => `${part}${last.includes('?') ? '?' : ''}`)
          : request.path;
        const headers = request.headers?.authorization
          ? request.headers
          : { ...headersOf(caller, callers), ...request.headers };
        return { ...request, path, headers, ...(method && { method }) };
      });
    return { calls };
  },
};
