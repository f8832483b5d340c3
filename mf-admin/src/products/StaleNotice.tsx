import styled from 'styled-components';
import type { useAction } from '@shop/kernel/react';
import { Alert, Button, s } from '@shop/ui';

interface Props {
  /** The refused save, STALE {version, by}. */
  failure: NonNullable<ReturnType<typeof useAction>['failure']>;
  busy: boolean;
  /** Hears the version that would be overwritten, so that a third admin is noticed too. */
  onOverwrite: (version: number) => void;
  /** Hears the version that is to be shown. */
  onReload: (version: number) => void;
}

/** Tells the second of two admins, and lets them choose whose version stays. */
export function StaleNotice({ failure, busy, onOverwrite, onReload }: Props) {
  const { by } = failure.details;
  const version = Number(failure.details.version);
  return (
    <Alert tone="error">
      {by ? `${String(by)} has saved this product while you were editing it.` : failure.message} Nothing of
      yours is lost, and nothing is saved yet.
      <Buttons>
        <Button
          type="button"
          $size="small"
          $variant="secondary"
          disabled={busy}
          onClick={() => onOverwrite(version)}
        >
          Save mine over it
        </Button>
        <Button
          type="button"
          $size="small"
          $variant="quiet"
          disabled={busy}
          onClick={() => onReload(version)}
        >
          Discard mine and show theirs
        </Button>
      </Buttons>
    </Alert>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')};
  margin-top: ${s('space.8')};
`;
