import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { type Database } from '@shop/kernel/data';
import { formatRupees } from '@shop/kernel/domain';
import { useAuth, useDraft, useToast } from '@shop/kernel/react';
import { useChange } from '@shop/kernel/routing';
import { ActionForm, Alert, Button, ChipGroup, s, TextArea } from '@shop/ui';
import { forgetPreview } from '../preview/productPreviews';
import { fits } from './fits';
import { PhotoField } from './PhotoField';
import {
  commentLimits,
  photoNotSent,
  type ReviewDraft,
  reviewFailure,
  reviewProblems,
} from './reviewProblems';
import { StarsField } from './StarsField';
import type { Fit } from './toReview';
import { usePhotos } from './usePhotos';
import { writeReview } from './writeReview';

interface Props {
  productId: string;
  /** Whether it comes in sizes. */
  asksFit: boolean;
  onPublished: () => void;
}

/** Stars and a text, each with its problem beside it. */
export function ReviewForm({ productId, asksFit, onPublished }: Props) {
  const action = useChange({
    fields: ['rating', 'comment', 'photos', 'fit'],
    describe: reviewFailure,
    staleBy: [published],
  });
  const { busy, errors, problem, mend } = action;
  const { user } = useAuth();
  const forget = useDraft(action.formRef, user ? `review ${productId} ${user.id}` : undefined);
  // The button that was pressed for it is gone.
  useEffect(() => action.formRef.current?.querySelector('input')?.focus(), [action.formRef]);
  const [rating, setRating] = useState(0);
  const [fit, setFit] = useState<Fit>();
  const showToast = useToast();
  const chosen = usePhotos(productId);
  const isSending = chosen.photos.some(({ state }) => state === 'sending');

  const publish = async (db: Database, draft: ReviewDraft) => {
    const reward = await writeReview(db, productId, draft);
    const thanks = 'Thank you for your review!';
    const message = reward > 0 ? `${thanks} ${formatRupees(reward)} of credit are yours.` : thanks;
    const later = draft.photos.length > 0 ? ' Your photos show once we have looked at them.' : '';
    showToast({ message: message + later, tone: 'success' });
    finish();
  };
  const finish = () => {
    forget();
    // What the pressed card knew has the rating of before.
    forgetPreview(productId);
    onPublished();
  };
  const handleSubmit = async (form: HTMLFormElement) => {
    const draft = {
      rating,
      comment: String(new FormData(form).get('comment')),
      photos: chosen.photos.flatMap(({ id }) => id ?? []),
      fit,
    };
    const isLost = chosen.photos.some(({ state }) => state === 'failed');
    const problems = { ...reviewProblems(draft), ...(isLost && { photos: photoNotSent }) };
    if (!action.check(problems)) return;
    const outcome = await action.run((db) => publish(db, draft));
    if (!outcome.done && outcome.failure?.code === published) {
      showToast({ message: 'Your review is published already, as you sent it first.', tone: 'info' });
      finish();
    }
  };

  return (
    <Form action={action} noValidate aria-label="Write a review" onSubmit={handleSubmit}>
      <Alert tone="error">{problem}</Alert>
      <StarsField
        value={rating}
        error={errors.rating}
        onChange={(stars) => {
          setRating(stars);
          mend('rating');
        }}
      />
      <TextArea
        label="Your review"
        name="comment"
        hint="How is the cloth, the fit, the colour? Your first name will stand with it."
        maxLength={commentLimits.max}
        required
        error={errors.comment}
        onChange={() => mend('comment')}
      />
      {asksFit && (
        <ChipGroup
          legend="How does it fit? (if you like)"
          name="fit"
          options={fits}
          value={fit}
          error={errors.fit}
          onChange={(value) => setFit(fits.find((each) => each.value === value)?.value)}
        />
      )}
      <PhotoField {...chosen} error={errors.photos} onChange={() => mend('photos')} />
      <div>
        <Button type="submit" $busy={busy} disabled={isSending}>
          Publish review
        </Button>
        {isSending && <Waiting>Your photos are on their way …</Waiting>}
      </div>
    </Form>
  );
}

/** In another tab, or by a press whose answer was lost. */
const published = 'ALREADY_REVIEWED';

const Waiting = styled.p`
  margin: ${s('space.8')} 0 0;
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
`;

const Form = styled(ActionForm)`
  max-width: 60ch;
`;
