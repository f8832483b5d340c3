import { EmptyState } from '@shop/ui';
import { ReadAgain } from './ReadAgain';

interface Props {
  list: 'bag' | 'wishlist';
  onRetry: () => Promise<void>;
}

/** Stands where an account's list did not come and this device knows none of it: that is no empty list. */
export function ListUnread({ list, onRetry }: Props) {
  return (
    <EmptyState
      icon="alert"
      title={`Your ${list} could not be read`}
      text="The shop did not answer just now. Nothing that you put there is lost."
      action={<ReadAgain onRetry={onRetry} />}
    />
  );
}
