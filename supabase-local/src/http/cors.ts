import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isAllowedRedirect } from '../auth/redirects';

const methods = 'GET,HEAD,POST,PUT,PATCH,DELETE,OPTIONS';
/** As PostgREST has it: by the date a page learns how far the clock of its device is off. */
const readable = 'Content-Range,Date,X-Supabase-Api-Version';
/** Seconds in which a browser does not ask again whether it may call. */
const remembered = '3600';

/** The shop, and remotes that run alone on another port of this machine, may call from a browser; others may not. */
export function allowShop(siteUrl: string, listener: RequestListener): RequestListener {
  return (request, response) => {
    if (!tellBrowser(request, response, siteUrl)) listener(request, response);
  };
}

/** Answers whether that was all that was asked: then the response is complete. */
function tellBrowser(request: IncomingMessage, response: ServerResponse, siteUrl: string): boolean {
  const { origin } = request.headers;
  if (origin !== undefined && isAllowedRedirect(origin, siteUrl))
    response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Expose-Headers', readable);
  response.setHeader('Vary', 'Origin');
  if (request.method !== 'OPTIONS') return false;
  response.setHeader('Access-Control-Max-Age', remembered);
  response.setHeader('Access-Control-Allow-Methods', methods);
  const wanted = request.headers['access-control-request-headers'];
  if (wanted !== undefined) {
    response.setHeader('Access-Control-Allow-Headers', wanted);
    response.setHeader('Vary', 'Origin, Access-Control-Request-Headers');
  }
  response.writeHead(204).end();
  request.resume();
  return true;
}
