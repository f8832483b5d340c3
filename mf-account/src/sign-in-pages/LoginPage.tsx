import { OpenSignIn } from './OpenSignIn';

export function Component() {
  return <OpenSignIn view="login" />;
}
