import { html } from 'hono/html';
import { page } from '../mail/page';

/** The one page of the Google stand-in. It says what it is, so that nobody types a real password. */
export function signInPage() {
  return page(
    'Sign in',
    html`<h1>Sign in with Google</h1>
      <p>This stands in for Google on this machine. Any address will do, no password is asked.</p>
      <form method="post">
        <label>E-mail address<input name="email" type="email" required autofocus autocomplete="off" /></label>
        <button>Continue</button>
      </form>`,
  );
}

/** What a sign-in ends with that cannot go on. */
export function failurePage(reason: string) {
  return page(
    'Sign in',
    html`<h1>This sign-in is over</h1>
      <p>Start again in the shop. (${reason})</p>`,
  );
}
