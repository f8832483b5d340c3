import { NewsletterPage } from './NewsletterPage';

export function Component() {
  return (
    <NewsletterPage
      title="No more letters?"
      text="We take your address off the list at once. Orders and their mails are not touched."
      action="Unsubscribe"
      rpc="unsubscribe_newsletter"
      piece="moon-mug"
      unknown="We do not know this link. Please open the one at the foot of our latest letter, whole as it stands there."
      done="You are unsubscribed. No more letters come to this address."
    />
  );
}
