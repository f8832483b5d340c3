import { Slot } from '@shop/kernel/react';
import { ProgressLine } from '../ProgressLine';
import { PartUnavailable } from './PartUnavailable';
import { useHandledRequest } from './useHandledRequest';

/** Opens the account team's dialog wherever somebody asks for it. */
export function AuthDialogHost() {
  const [request, close] = useHandledRequest('open-sign-in');
  if (!request) return null;
  return (
    <Slot
      key={request.id}
      name="auth-dialog"
      props={{ ...request.payload, onClose: close }}
      onSettled={request.onSettled}
      placeholder={<ProgressLine label="Opening sign-in" />}
      fallback={(retry) => (
        <PartUnavailable
          title="Sign in"
          message="Sign-in is not answering right now. Your bag is safe, and you can go on browsing."
          onRetry={retry}
          onClose={close}
        />
      )}
    />
  );
}
