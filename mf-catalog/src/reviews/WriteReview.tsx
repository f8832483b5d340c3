import { useState } from 'react';
import styled from 'styled-components';
import { DataError } from '@shop/kernel/data';
import { formatRupees } from '@shop/kernel/domain';
import { useAuth, usePlatform, useToast } from '@shop/kernel/react';
import { useRevalidator } from '@shop/kernel/routing';
import { Button, s } from '@shop/ui';
import { forgetPreview } from '../preview/productPreviews';
import { fetchReviewPermission, type ReviewPermission } from './fetchReviewPermission';
import { ReviewForm } from './ReviewForm';
import { refusedField, type ReviewDraft } from './reviewProblems';
import { writeReview } from './writeReview';

const explanations: Record<Exclude<ReviewPermission, 'yes'>, string> = {
  not_bought: 'Reviews are for shoppers who received this product. Yours opens once it is delivered.',
  already: 'You have reviewed this product. Thank you!',
  signed_out: 'Please sign in first.',
};

/** Lets those review who received the product, and tells the others why not. */
export function WriteReview({ productId }: { productId: string }) {
  const { user, openDialog } = useAuth();
  const { connect } = usePlatform();
  const showToast = useToast();
  const { revalidate } = useRevalidator();
  const [permission, setPermission] = useState<ReviewPermission>();
  const [failed, setFailed] = useState(false);

  const ask = async () => {
    setFailed(false);
    try {
      setPermission(await fetchReviewPermission(await connect(), productId));
    } catch {
      setFailed(true);
    }
  };

  const publish = async (draft: ReviewDraft) => {
    try {
      const reward = await writeReview(await connect(), productId, draft);
      setPermission('already');
      const thanks = 'Thank you for your review!';
      const message = reward > 0 ? `${thanks} ${formatRupees(reward)} of credit are yours.` : thanks;
      showToast({ message, tone: 'success' });
      // What the pressed card knew has the rating of before.
      forgetPreview(productId);
      await revalidate();
      return undefined;
    } catch (error) {
      const field = error instanceof DataError && refusedField(error.details.field);
      return (
        field || (error instanceof DataError ? error.message : 'Your review was not sent. Please try again.')
      );
    }
  };

  if (permission === 'yes') return <ReviewForm productId={productId} onSubmit={publish} />;
  return (
    <Invitation>
      {permission !== 'already' && (
        <Button type="button" $variant="secondary" onClick={() => (user ? void ask() : openDialog('login'))}>
          Write a review
        </Button>
      )}
      <p role="status">
        {failed && 'The shop did not answer. Please try again.'}
        {!failed && permission && explanations[permission]}
        {!failed && !permission && 'Bought it from us? Tell others how it is, and earn store credit.'}
      </p>
    </Invitation>
  );
}

const Invitation = styled.div`
  display: grid;
  justify-items: start;
  gap: ${s('space.8')};
  p {
    margin: 0;
    color: ${s('color.ink2')};
    font-size: ${s('size.14')};
  }
`;
