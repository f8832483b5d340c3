import type { MiddlewareHandler } from 'hono';
import type { AnswerKind } from '../answers/answerHeaders';
import { metrics } from '../metrics/metrics';
import { traceAnswer } from '../tracing/spans';
import { logAnswer } from './log';
import { onBehalfOf, requestIdHeader, requestIdOf } from './requestScope';
import { shownPath } from './shownPath';

export interface ObservedAnswer {
  Variables: { kind: AnswerKind };
}

/** Anybody may invent methods, and each would be a figure of its own. */
const knownMethod = (method: string) => (['GET', 'HEAD', 'POST'].includes(method) ? method : 'other');

/** Gives every request its id, counts its answer and writes it down. */
export const observeAnswers = (): MiddlewareHandler<ObservedAnswer> => async (context, next) => {
  const { method, path } = context.req;
  const begun = performance.now();
  const id = requestIdOf(context.req.header(requestIdHeader));
  const kindOf = () => (context.get('kind') as AnswerKind | undefined) ?? 'problem';
  await traceAnswer(
    { method: knownMethod(method), id, header: (name) => context.req.header(name) },
    () => onBehalfOf(id, next),
    () => ({ status: context.res.status, kind: kindOf(), path: shownPath(path) }),
  );
  const { status } = context.res;
  // Answers of the server itself, such as that of a method it does not know, have no kind.
  const kind = kindOf();
  const milliseconds = performance.now() - begun;
  context.res.headers.set(requestIdHeader, id);
  metrics.answers.inc({ kind, method: knownMethod(method), status: `${Math.floor(status / 100)}xx` });
  metrics.answerSeconds.observe({ kind }, milliseconds / 1000);
  onBehalfOf(id, () => logAnswer({ method, path: shownPath(path), status, kind, milliseconds }));
};
