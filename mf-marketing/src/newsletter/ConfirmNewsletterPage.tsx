import { newsletterTexts } from '@shop/kernel/domain';
import { NewsletterPage } from './NewsletterPage';

export function Component() {
  return (
    <NewsletterPage
      title="One press, and you are in"
      text={newsletterTexts.consent.text}
      action="Confirm my subscription"
      rpc="confirm_newsletter"
      piece="fox-poster"
      unknown="This link is no longer valid. Links work for seven days; you can subscribe again at the foot of every page."
      done="Welcome! Your subscription is confirmed. The next letter is yours."
    />
  );
}
