import { contactSubjects, shop } from '@shop/kernel/domain';
import { SelectField, TextArea, TextField } from '@shop/ui';
import { chooseFirst } from '../forms/chooseFirst';
import { FieldPair } from '../forms/FieldPair';
import { InquiryForm } from '../forms/InquiryForm';
import { inquiryRules } from '../forms/inquiryRules';
import { sendContactMessage } from '../forms/sendInquiry';
import { useInquiry } from '../forms/useInquiry';

interface Props {
  /** Where the message was written: on the contact page, or in live chat while nobody is there. */
  channel: 'form' | 'chat';
}

const sendFrom =
  (channel: Props['channel']): typeof sendContactMessage =>
  (db, input, submissionId) =>
    sendContactMessage(db, { ...input, channel }, submissionId);

/** The message form (spec §3, Contact form). */
export function ContactForm({ channel }: Props) {
  const inquiry = useInquiry({
    rules: inquiryRules.contact,
    draft: `contact ${channel}`,
    send: sendFrom(channel),
  });
  const { errors } = inquiry;
  return (
    <InquiryForm
      inquiry={inquiry}
      label="Write to us"
      submit="Send message"
      thanks={({ reference }) => (
        <>
          <strong>Thank you for your message! We'll get back to you soon.</strong> Your reference is{' '}
          {reference}. A confirmation is on its way to you, and an answer follows within{' '}
          {shop.emailReplyHours} hours.
        </>
      )}
    >
      <FieldPair>
        <TextField label="Name" name="name" autoComplete="name" required error={errors.name} />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          error={errors.email}
        />
      </FieldPair>
      <SelectField
        label="Subject"
        name="subject"
        required
        defaultValue=""
        options={chooseFirst('Choose a subject', contactSubjects)}
        error={errors.subject}
      />
      <TextArea
        label="Message"
        name="message"
        rows={6}
        required
        hint="For an order, please add its number."
        error={errors.message}
      />
    </InquiryForm>
  );
}
