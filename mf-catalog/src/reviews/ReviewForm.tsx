import { type SubmitEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { useDraft } from '@shop/kernel/react';
import { Alert, Button, s, TextArea } from '@shop/ui';
import { commentLimits, type ReviewDraft, type ReviewProblems, reviewProblems } from './reviewProblems';
import { StarsField } from './StarsField';

interface Props {
  productId: string;
  /** Answers what is wrong, by field or as one sentence; nothing once the review is published. */
  onSubmit: (draft: ReviewDraft) => Promise<ReviewProblems | string | undefined>;
}

/** Stars and a text, each with its problem beside it. */
export function ReviewForm({ productId, onSubmit }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const forget = useDraft(form, `review ${productId}`);
  const [rating, setRating] = useState(0);
  const [problems, setProblems] = useState<ReviewProblems>({});
  const [failure, setFailure] = useState('');
  const [sending, setSending] = useState(false);

  const send = async (element: HTMLFormElement) => {
    const draft = { rating, comment: String(new FormData(element).get('comment')) };
    let refusal: ReviewProblems | string | undefined = reviewProblems(draft);
    setFailure('');
    if (Object.keys(refusal).length === 0) {
      setSending(true);
      refusal = await onSubmit(draft);
      setSending(false);
      if (!refusal) forget();
    }
    if (typeof refusal === 'string') return setFailure(refusal);
    setProblems(refusal ?? {});
    if (refusal?.rating) element.querySelector<HTMLInputElement>('[name=rating]')?.focus();
    else if (refusal?.comment) element.querySelector<HTMLTextAreaElement>('[name=comment]')?.focus();
  };

  return (
    <Form
      ref={form}
      noValidate
      aria-label="Write a review"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      {failure && <Alert tone="error">{failure}</Alert>}
      <StarsField
        value={rating}
        error={problems.rating}
        onChange={(stars) => {
          setRating(stars);
          setProblems((known) => ({ ...known, rating: undefined }));
        }}
      />
      <TextArea
        label="Your review"
        name="comment"
        hint="How is the cloth, the fit, the colour? Your first name will stand with it."
        maxLength={commentLimits.max}
        required
        error={problems.comment}
        onChange={() => setProblems((known) => ({ ...known, comment: undefined }))}
      />
      <div>
        <Button type="submit" disabled={sending} aria-busy={sending}>
          Publish review
        </Button>
      </div>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${s('space.16')};
  max-width: 60ch;
`;
