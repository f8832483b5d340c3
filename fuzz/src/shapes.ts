import { type Answer, type Call, methodOf, type Service } from './call';

type Fields = Record<string, unknown>;
type Shape = (fields: Fields) => boolean;

const isText = (value: unknown) => typeof value === 'string' && value !== '';
const orNull = (value: unknown) => value === null || typeof value === 'string';

/** The hosted gateway refuses before any service hears of the call. */
const gateway: Shape = ({ message, hint }) => isText(message) && isText(hint);
/** Too large, starting, failing, or not there at all: said by the backend itself. */
const backend: Shape = ({ code, message }) => isText(code) && isText(message);
const dataApi: Shape = (body) =>
  isText(body.code) && isText(body.message) && orNull(body.details) && orNull(body.hint);

/** How each service words a refusal; one of them has to fit. */
const refusals: Record<Service, Shape[]> = {
  rest: [dataApi, gateway, backend],
  auth: [
    ({ code, error_code, msg }) => typeof code === 'number' && isText(error_code) && isText(msg),
    gateway,
    backend,
  ],
  storage: [
    ({ statusCode, error, message }) => isText(statusCode) && isText(error) && typeof message === 'string',
    backend,
  ],
  functions: [dataApi, gateway, backend],
  pages: [({ error }) => typeof error === 'object' && isText((error as Fields | null)?.description), backend],
  google: [({ error }) => isText(error), backend],
  // The release desk says a sentence.
  web: [backend, ({ error }) => isText(error)],
};

const isHtml = (text: string) => /^\s*<!doctype html>/i.test(text) && /<\/html>\s*$/i.test(text);
/** A plain refusal of the web server, a provider's page or of basic authentication: one sentence for people. */
const isSentence = (text: string) => text.length <= 300 && !/[<{]/.test(text);

/** Node itself refuses what is no HTTP, without a body. */
const ofTheProtocol = new Set([0, 400, 408, 413, 417, 431]);

/** What is wrong with the form of an answer, or undefined. */
export function misshapen(call: Call, { status, headers, text }: Answer): string | undefined {
  if (call.raw !== undefined && ofTheProtocol.has(status) && text === '') return undefined;
  if (status < 100 || status > 599) return `has the status ${status}`;
  if (methodOf(call) === 'HEAD' || [101, 204, 304].includes(status)) return undefined;
  if (status >= 300 && status < 400 && headers.location) return undefined;
  const type = headers['content-type'] ?? '';
  if (type.includes('json')) return misshapenJson(call, status, text);
  if (type.startsWith('text/html')) return isHtml(text) ? undefined : 'is no whole HTML document';
  if (text === '' && status === 416) return undefined;
  if (status < 400) return type || text === '' ? undefined : 'has no content type';
  return isSentence(text) && type.startsWith('text/plain') ? undefined : `is a refusal of type "${type}"`;
}

function misshapenJson(call: Call, status: number, text: string): string | undefined {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return 'says it is JSON and is none';
  }
  if (status < 400) return undefined;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'is a refusal without fields';
  const fits = refusals[call.service].some((shape) => shape(body as Fields));
  return fits ? undefined : `is a refusal of another shape: ${text.slice(0, 200)}`;
}
