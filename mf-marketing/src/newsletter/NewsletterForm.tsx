import { type Database, DataError, unwrap } from '@shop/kernel/data';
import { newsletterTexts } from '@shop/kernel/domain';
import { Alert, SubscribeForm } from '@shop/ui';
import { emailRule } from '../forms/inquiryRules';
import { TrapField } from '../forms/TrapField';
import { type InquiryGuard, useInquiry } from '../forms/useInquiry';

const rules = { email: emailRule };

/** Answers alike for every address, so that nobody learns who subscribes. Throws `DataError`. */
const subscribe = (db: Database, { email, fax, elapsed_ms }: { email: string } & InquiryGuard) =>
  unwrap(
    db.rpc('subscribe_newsletter', {
      p_email: email,
      p_consent_version: newsletterTexts.consent.version,
      p_elapsed_ms: elapsed_ms,
      p_fax: fax,
    }),
  );

function subscribeFailure(error: unknown): string {
  const code = error instanceof DataError ? error.code : '';
  if (code === 'INVALID_FIELD') return 'Please check the e-mail address.';
  if (code === 'TOO_MANY_ATTEMPTS') return 'That was too often. Please try again in an hour.';
  return 'That did not work just now. Please try again.';
}

/** Newsletter sign-up by double opt-in: the letter with the link comes first (spec §2, Footer). */
export function NewsletterForm() {
  const inquiry = useInquiry({ rules, describe: subscribeFailure, send: subscribe });
  const { action, answer, errors } = inquiry;
  return (
    <SubscribeForm
      {...newsletterTexts}
      consent={newsletterTexts.consent.text}
      aria-label="Newsletter"
      action={action}
      busy={action.busy}
      invalid={errors.email !== undefined}
      onSubmit={inquiry.onSubmit}
      onInput={inquiry.onInput}
    >
      <TrapField />
      <Alert tone="success">
        {answer !== undefined && 'Please check your mail: a link in it completes your subscription.'}
      </Alert>
      <Alert tone="error">{errors.email ?? action.problem}</Alert>
    </SubscribeForm>
  );
}
