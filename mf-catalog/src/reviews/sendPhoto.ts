import { type Database, DataError } from '@shop/kernel/data';
import { PictureProblem, shrinkPicture } from '@shop/ui';

/** What the shop says of a photo that it does not take. */
const sentences = {
  INVALID_PICTURE: 'This file is no picture that we can show. JPEG, PNG and WebP work.',
  TOO_LARGE: 'This picture is too large.',
  TOO_MANY_ATTEMPTS: 'Too many photos for now. Please try again in an hour.',
};

/**
 * Prepares a photo and sends it; resolves with its id for `write_review`. Throws `PictureProblem` for what can be read on
 * the device, `DataError` for what the shop refuses or when nobody answers.
 */
export async function sendPhoto(db: Database, productId: string, file: File): Promise<string> {
  const body = await shrinkPicture(file);
  const { data, error } = await db.functions.invoke<{ id: string }>(
    `review-photo?product=${encodeURIComponent(productId)}`,
    { body },
  );
  if (error || !data) throw await readRefusal(error);
  return data.id;
}

async function readRefusal(error: unknown): Promise<DataError> {
  const { context } = (error ?? {}) as { context?: unknown };
  const answer: unknown =
    context instanceof Response ? await context.json().catch(() => undefined) : undefined;
  const hint = typeof answer === 'object' && answer && 'hint' in answer ? String(answer.hint) : '';
  const said = new Map(Object.entries(sentences)).get(hint);
  return new DataError(hint || 'UNANSWERED', said ?? 'It was not sent. Please try again.');
}

/** What to say beside a photo that was not taken. */
export const photoFailure = (error: unknown): string =>
  error instanceof DataError || error instanceof PictureProblem
    ? error.message
    : 'It was not sent. Please try again.';
