import type { MiddlewareHandler } from 'hono';
import type { ObservedAnswer } from '../log/observeAnswers';
import type { AnswerKind } from './answerHeaders';

/** What is known of an answer while it is made. */
export interface AnswerVariables extends ObservedAnswer {
  Variables: ObservedAnswer['Variables'] & {
    /** A cookie decided what the answer is. */
    isByVisitor: boolean;
  };
}

/** Says of an address what kind of answer it gives; its headers follow from that. */
export const answers =
  (kind: AnswerKind): MiddlewareHandler<AnswerVariables> =>
  async (context, next) => {
    context.set('kind', kind);
    await next();
  };
