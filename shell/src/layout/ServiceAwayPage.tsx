import { PageHead, useServiceAway } from '@shop/kernel/react';
import { Button, EmptyState } from '@shop/ui';
import { useProblemNotice } from './problemNotice';

/** Stands in a page's place while the data service does not answer, and asks again by itself. */
export function ServiceAwayPage({ onRetry }: { onRetry: () => void }) {
  useProblemNotice();
  const { title, text, isTrying, tryNow } = useServiceAway('page', onRetry);
  return (
    <>
      <PageHead title={title} noIndex />
      <div role="status">
        <EmptyState
          level="h1"
          icon="package"
          title={title}
          text={text}
          action={
            <Button onClick={tryNow} aria-busy={isTrying}>
              Try now
            </Button>
          }
        />
      </div>
    </>
  );
}
