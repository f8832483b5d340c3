import { Spinner } from '@shop/ui';

export function LoadingAccount() {
  return <Spinner label="Loading your profile" />;
}
