import { SignInDoor } from './SignInDoor';

export function Component() {
  return <SignInDoor view="register" />;
}
