import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useAction, useAuth } from '@shop/kernel/react';
import { Button, s } from '@shop/ui';
import { fetchReviewPermission, type ReviewPermission } from './fetchReviewPermission';
import type { ReviewForm } from './ReviewForm';

const explanations: Record<Exclude<ReviewPermission, 'yes'>, string> = {
  not_bought: 'Reviews are for shoppers who received this product. Yours opens once it is delivered.',
  already: 'You have reviewed this product. Thank you!',
  signed_out: 'Please sign in first.',
};

interface Props {
  productId: string;
  /** Whether it comes in sizes. */
  asksFit: boolean;
}

/** Lets those review who received the product, and tells the others why not. */
export function WriteReview({ productId, asksFit }: Props) {
  const { user, openDialog } = useAuth();
  // The page outlives a change of shoppers: what holds for one says nothing of the next.
  const [said, setSaid] = useState<{ of: string; permission: ReviewPermission }>();
  const permission = said && said.of === user?.id ? said.permission : undefined;
  const { run, problem } = useAction({ describe: () => 'The shop did not answer. Please try again.' });

  const status = useRef<HTMLParagraphElement>(null);
  // Button and form are gone then.
  useEffect(() => {
    if (said?.permission === 'already') status.current?.focus();
  }, [said]);

  const [Form, setForm] = useState<typeof ReviewForm>();

  // The form comes with the answer: few who look at a product write about it.
  const ask = (userId: string) =>
    run(async (db) => {
      const [answer, form] = await Promise.all([
        fetchReviewPermission(db, productId),
        import(/* webpackChunkName: "review-form" */ './ReviewForm'),
      ]);
      setForm(() => form.ReviewForm);
      setSaid({ of: userId, permission: answer });
    });

  if (user && permission === 'yes' && Form)
    return (
      <Form
        key={user.id}
        productId={productId}
        asksFit={asksFit}
        onPublished={() => setSaid({ of: user.id, permission: 'already' })}
      />
    );
  return (
    <Invitation>
      {permission !== 'already' && (
        <Button
          type="button"
          $variant="secondary"
          onClick={() => (user ? void ask(user.id) : openDialog('login'))}
        >
          Write a review
        </Button>
      )}
      <p ref={status} role="status" tabIndex={-1}>
        {problem}
        {!problem && permission && permission !== 'yes' && explanations[permission]}
        {!problem && !permission && 'Bought it from us? Tell others how it is, and earn store credit.'}
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
