import { setAnswerHeaders } from '../answers/answerHeaders';
import { problemResponse } from '../problems/problemResponse';
import type { Settings } from '../settings';
import type { Refusal } from './refusalOf';

/** What a client is told whose request is not let in. */
export function refuse(refusal: Refusal, settings: Settings): Response {
  const response = responseTo(refusal);
  setAnswerHeaders(response.headers, 'problem', settings);
  return response;
}

function responseTo(refusal: Refusal): Response {
  const text = { 'content-type': 'text/plain; charset=utf-8' };
  switch (refusal) {
    case 'method':
      return new Response('Only GET and HEAD are answered here.', {
        status: 405,
        headers: { ...text, allow: 'GET, HEAD' },
      });
    case 'body':
      return new Response('This request has a body, and nothing here takes one of its kind or size.', {
        status: 413,
        headers: text,
      });
    default:
      return problemResponse(refusal);
  }
}
