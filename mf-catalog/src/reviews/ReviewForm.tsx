import { useState } from 'react';
import styled from 'styled-components';
import { type Database } from '@shop/kernel/data';
import { formatRupees } from '@shop/kernel/domain';
import { useDraft, useToast } from '@shop/kernel/react';
import { useChange } from '@shop/kernel/routing';
import { ActionForm, Alert, Button, TextArea } from '@shop/ui';
import { forgetPreview } from '../preview/productPreviews';
import { commentLimits, type ReviewDraft, reviewFailure, reviewProblems } from './reviewProblems';
import { StarsField } from './StarsField';
import { writeReview } from './writeReview';

interface Props {
  productId: string;
  onPublished: () => void;
}

/** Stars and a text, each with its problem beside it. */
export function ReviewForm({ productId, onPublished }: Props) {
  const action = useChange({ fields: ['rating', 'comment'], describe: reviewFailure });
  const { busy, errors, problem, mend } = action;
  const forget = useDraft(action.formRef, `review ${productId}`);
  const [rating, setRating] = useState(0);
  const showToast = useToast();

  const publish = async (db: Database, draft: ReviewDraft) => {
    const reward = await writeReview(db, productId, draft);
    forget();
    const thanks = 'Thank you for your review!';
    const message = reward > 0 ? `${thanks} ${formatRupees(reward)} of credit are yours.` : thanks;
    showToast({ message, tone: 'success' });
    // What the pressed card knew has the rating of before.
    forgetPreview(productId);
    onPublished();
  };
  const handleSubmit = async (form: HTMLFormElement) => {
    const draft = { rating, comment: String(new FormData(form).get('comment')) };
    if (action.check(reviewProblems(draft))) await action.run((db) => publish(db, draft));
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
      <div>
        <Button type="submit" $busy={busy}>
          Publish review
        </Button>
      </div>
    </Form>
  );
}

const Form = styled(ActionForm)`
  max-width: 60ch;
`;
