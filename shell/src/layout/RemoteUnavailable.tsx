import { PageHead } from '@shop/kernel/react';
import { ActionLink, linkTo } from '@shop/kernel/routing';
import { Button, EmptyState } from '@shop/ui';
import { useProblemNotice } from './problemNotice';

interface Props {
  /** The missing part in shoppers' words, such as `the checkout`. */
  remoteName?: string;
  /** Really fetches it again. */
  onRetry: () => void;
}

/** Stands where a team's pages could not be brought in; header, bag and every other page go on. */
export function RemoteUnavailable({ remoteName = 'this page', onRetry }: Props) {
  useProblemNotice();
  const subject = remoteName.charAt(0).toUpperCase() + remoteName.slice(1);
  return (
    <>
      <PageHead title="Not answering" noIndex />
      <EmptyState
        level="h1"
        icon="alert"
        title={`${subject} is not answering`}
        text="The rest of the shop works, and your bag is safe. Please try again in a moment."
        action={
          <>
            <Button onClick={onRetry}>Try again</Button>
            <Button as={ActionLink} to={linkTo('home')} $variant="secondary">
              Return to Home
            </Button>
          </>
        }
      />
    </>
  );
}
