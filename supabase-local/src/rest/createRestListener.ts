import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Caller } from '../http/caller';
import { type HeaderReader, headersOf } from '../http/headerReader';
import { logFault } from '../http/logFault';
import { readText } from '../http/readText';
import { refusalOfKey } from '../http/requireApiKey';
import type { LocalKeys } from '../localKeys';
import type { AnswerRequest } from './answerRequest';
import { parseBody } from './parseBody';
import { RestError, toRestError } from './restError';

interface RestOptions {
  keys: LocalKeys;
  /** Throws `RestError` 401 for a token that is not ours, forged or expired. */
  identify(headers: HeaderReader): Promise<Caller>;
  answer: AnswerRequest;
  /** Bytes of a body. */
  maxBody: number;
}

export const restMount = '/rest/v1';

const json = 'application/json; charset=utf-8';

/**
 * The data API. It speaks to Node itself, without the framework of the other services: pages make most of their
 * requests here, and of the processor time of one the framework took more than half.
 */
export function createRestListener({ keys, identify, answer, maxBody }: RestOptions): RequestListener {
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '' } = request;
    const [path = '', ...query] = url.split('?');
    const parameters = new URLSearchParams(query.join('?'));
    const headers = headersOf(request);
    // Whoever sends a body shows the project's key first: nothing of it is read for strangers.
    const refusal = refusalOfKey(keys, headers.get('apikey') ?? parameters.get('apikey'));
    if (refusal) return send(response, method, 401, { 'Content-Type': json }, JSON.stringify(refusal));
    let signedIn = false;
    try {
      const caller = await identify(headers);
      signedIn = caller.role !== 'anon';
      const text = method === 'GET' || method === 'HEAD' ? '' : await readText(request, maxBody);
      if (text === undefined) return refuseSize(response, method);
      const resource = readResource(path);
      const asked = { method, resource, parameters, headers, body: parseBody(text), caller };
      const { status, headers: about, body } = await answer(asked);
      send(response, method, status, about, body);
    } catch (error) {
      const { status, body } = toRestError(error, signedIn);
      const about = { 'Content-Type': json, 'Proxy-Status': `PostgREST; error=${body.code}` };
      send(response, method, status, about, JSON.stringify(body));
    }
  }

  return (request, response) => {
    respond(request, response).catch((error: Error) => {
      logFault({ method: request.method ?? '', path: request.url?.split('?')[0] ?? '' }, error);
      const body = { code: 'unexpected_failure', message: 'The local backend failed; its log says why.' };
      send(response, request.method ?? '', 500, { 'Content-Type': json }, JSON.stringify(body));
    });
  };
}

function readResource(path: string): string {
  try {
    return decodeURIComponent(path.slice(restMount.length).replace(/^\//, ''));
  } catch {
    throw new RestError(404, 'PGRST125', 'Invalid path specified in request URL');
  }
}

/** The rest of the body is never read, so the connection is of no further use. */
function refuseSize(response: ServerResponse, method: string): void {
  const body = JSON.stringify({ code: '413', message: 'The request body is too large.' });
  send(response, method, 413, { 'Content-Type': json, Connection: 'close' }, body);
}

function send(
  response: ServerResponse,
  method: string,
  status: number,
  headers: Record<string, string>,
  body: string | null,
): void {
  const length = body === null ? {} : { 'Content-Length': Buffer.byteLength(body) };
  const { Vary, ...others } = headers;
  // Beside the origin (cors.ts), and not in its place.
  if (Vary) response.appendHeader('Vary', Vary);
  response.writeHead(status, { ...others, ...length });
  response.end(method === 'HEAD' || body === null ? undefined : body);
}
