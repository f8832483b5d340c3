import { DataError } from '@shop/kernel/data';
import type { Fit } from './toReview';

export interface ReviewDraft {
  /** 1 to 5; 0 while none was chosen. */
  rating: number;
  comment: string;
  /** Ids of photos that were sent. */
  photos: readonly string[];
  fit?: Fit | undefined;
}

/** What to say beside each field; empty when all is well. */
export type ReviewProblems = Partial<Record<keyof ReviewDraft, string>>;

export const commentLimits = { min: 10, max: 2000 };

const texts: Record<keyof ReviewDraft, string> = {
  rating: 'Choose between 1 and 5 stars.',
  comment: `Write between ${commentLimits.min} and ${commentLimits.max} characters.`,
  fit: 'Say whether it runs small, true to size or large.',
  photos: 'The photos waited too long. Please add them again.',
};

/** The rules of `write_review`, for an answer without a round trip; the database decides. */
export function reviewProblems({ rating, comment }: Pick<ReviewDraft, 'rating' | 'comment'>): ReviewProblems {
  const { length } = [...comment.trim()];
  return {
    ...(!(rating >= 1 && rating <= 5) && { rating: texts.rating }),
    ...(!(length >= commentLimits.min && length <= commentLimits.max) && { comment: texts.comment }),
  };
}

/** Beside photos that would be left behind. */
export const photoNotSent = 'A photo was not sent. Try it again, or take it off.';

/** What to say beside the field that the database named; undefined for a field that the form does not have. */
export const refusedField = (field: unknown): ReviewProblems | undefined =>
  field === 'rating' || field === 'comment' || field === 'photos' || field === 'fit'
    ? { [field]: texts[field] }
    : undefined;

/** Why a review was not published: what is wrong with the field, or the database's own words. */
export function reviewFailure(error: unknown): string {
  if (!(error instanceof DataError)) return 'Your review was not sent. Please try again.';
  const [text] = Object.values(refusedField(error.details.field) ?? {});
  return text ?? error.message;
}
