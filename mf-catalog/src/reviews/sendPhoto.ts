import { DataError } from '@shop/kernel/data';
import type { Platform } from '@shop/kernel/platform';
import { PictureProblem, shrinkPicture } from '@shop/ui';
import { sendBody } from './sendBody';

/** What the shop says of a photo that it does not take. */
const sentences = new Map([
  ['INVALID_PICTURE', 'This file is no picture that we can show. JPEG, PNG and WebP work.'],
  ['TOO_LARGE', 'This picture is too large.'],
  ['TOO_MANY_ATTEMPTS', 'Too many photos for now. Please try again in an hour.'],
]);

const notSent = 'It was not sent. Please try again.';

interface Sending {
  productId: string;
  file: File;
  signal: AbortSignal;
  onSent: (percent: number) => void;
}

/**
 * Prepares a photo and sends it; resolves with its id for `write_review`. Throws `PictureProblem` for what can be read on
 * the device, `DataError` for what the shop refuses, and when nobody answers or it is called off.
 */
export async function sendPhoto(
  { connect, backend }: Pick<Platform, 'connect' | 'backend'>,
  { productId, file, ...sending }: Sending,
): Promise<string> {
  const body = await shrinkPicture(file);
  const { data } = await (await connect()).auth.getSession();
  const url = `${backend.url}/functions/v1/review-photo?product=${encodeURIComponent(productId)}`;
  const headers = {
    apikey: backend.publishableKey,
    authorization: `Bearer ${data.session?.access_token ?? backend.publishableKey}`,
    'content-type': body.type,
  };
  const { status, answer } = await sendBody(url, { headers, body, ...sending }).catch(() => {
    throw new DataError('UNANSWERED', notSent);
  });
  const id = textIn(answer, 'id');
  if (status === 200 && id) return id;
  const hint = textIn(answer, 'hint') ?? '';
  throw new DataError(hint || 'UNANSWERED', sentences.get(hint) ?? notSent);
}

const textIn = (answer: unknown, name: string): string | undefined =>
  typeof answer === 'object' && answer && Object.hasOwn(answer, name)
    ? String(answer[name as keyof typeof answer])
    : undefined;

/** What to say beside a photo that was not taken. */
export const photoFailure = (error: unknown): string =>
  error instanceof DataError || error instanceof PictureProblem ? error.message : notSent;
