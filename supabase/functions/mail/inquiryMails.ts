import { bulkTiers, contactSubjects, newsletterTexts, serviceTerms, shop } from '@shop/kernel/domain';
import { shopPaths } from '../_shared/shopPaths';
import type { LetterBlock, MailPayload, MailTemplates } from './letter';
import { withoutLinks } from './withoutLinks';

/** What `private.send_mail` is given for inquiries and the newsletter. Before a reply, nothing that a visitor typed. */
interface InquiryPayload {
  reference?: string;
  /** Value of one of the subjects. */
  subject?: string;
  /** Value of one of the bulk tiers. */
  quantity?: string;
  /** Of a reply: whom it answers, and what the staff wrote. */
  name?: string;
  message?: string;
  token?: string;
  /** Of a complaint: its own number, and ISO times. */
  ticket?: string;
  received_at?: string;
  resolve_by?: string;
}

const read = (payload: MailPayload) => payload as InquiryPayload;

const { legal } = shop;

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
const dayOf = (at = '') => (at ? day.format(new Date(at)) : '');
/** What lists of mails show; half a sign is no text that could be sent. */
const previewOf = (message: string) => [...message].slice(0, 90).join('');

const reach: LetterBlock = {
  kind: 'note',
  text: `In a hurry? Call ${shop.contact.phone}, ${shop.businessHours}. A complaint is acknowledged within ${legal.acknowledgeWithinHours} hours and resolved within ${legal.resolveWithin}; our grievance officer is ${legal.grievanceOfficer.name}, ${legal.grievanceOfficer.email}.`,
};

const notYours: LetterBlock = {
  kind: 'note',
  text: 'Was it not you? Somebody mistyped an address. You need not do anything.',
};

/** Acknowledgements of the public forms, and the two letters of the newsletter's double opt-in. */
export const inquiryMails: MailTemplates = {
  'inquiry/contact': (payload, siteUrl) => {
    const { reference = '', subject } = read(payload);
    const label = contactSubjects.find(({ value }) => value === subject)?.label;
    return {
      subject: `We have your message (${reference})`,
      preview: `An answer follows within ${shop.emailReplyHours} hours.`,
      heading: 'Thank you for writing',
      blocks: [
        {
          kind: 'text',
          text: `Your message is here, and a person answers it within ${shop.emailReplyHours} hours.`,
        },
        {
          kind: 'facts',
          rows: [
            ['Reference', reference],
            ...(label ? ([['Subject', label]] satisfies [string, string][]) : []),
          ],
        },
        { kind: 'button', label: 'Help centre', url: `${siteUrl}${shopPaths.help()}` },
        reach,
        notYours,
      ],
    };
  },
  'inquiry/bulk': (payload, siteUrl) => {
    const { reference = '', quantity } = read(payload);
    const tier = bulkTiers.find(({ value }) => value === quantity);
    return {
      subject: `Your bulk order inquiry (${reference})`,
      preview: `We call you within ${serviceTerms.bulkReplyHours} hours.`,
      heading: 'Your inquiry is with us',
      blocks: [
        {
          kind: 'text',
          text: `Thank you. Somebody from our workshop calls or writes within ${serviceTerms.bulkReplyHours} hours with a quote.`,
        },
        {
          kind: 'facts',
          rows: [
            ['Reference', reference],
            ...(tier
              ? ([['Quantity', `${tier.label}, ${tier.percent}% off`]] satisfies [string, string][])
              : []),
          ],
        },
        { kind: 'button', label: 'How bulk orders go', url: `${siteUrl}${shopPaths.bulkOrders()}` },
        reach,
        notYours,
      ],
    };
  },
  'inquiry/vendor': (payload, siteUrl) => {
    const { reference = '' } = read(payload);
    return {
      subject: `Your application to sell with us (${reference})`,
      preview: `Reviewed within ${serviceTerms.vendorReviewDays}.`,
      heading: 'Your application is with us',
      blocks: [
        {
          kind: 'text',
          text: `Thank you for your interest. We look at it within ${serviceTerms.vendorReviewDays}, and then ask you for documents and three samples.`,
        },
        { kind: 'facts', rows: [['Reference', reference]] },
        { kind: 'button', label: 'What happens next', url: `${siteUrl}${shopPaths.vendorSignup()}` },
        reach,
        notYours,
      ],
    };
  },
  'inquiry/reply': (payload, siteUrl) => {
    const { reference = '', name = '', message = '' } = read(payload);
    return {
      subject: `Our answer (${reference})`,
      preview: previewOf(message),
      heading: `Dear ${withoutLinks(name)}`,
      blocks: [
        ...message.split(/\n{2,}/).map((text): LetterBlock => ({ kind: 'text', text })),
        { kind: 'facts', rows: [['Reference', reference]] },
        { kind: 'note', text: `Still open? Reply to ${shop.contact.email} and name the reference.` },
        { kind: 'button', label: 'Help centre', url: `${siteUrl}${shopPaths.help()}` },
        reach,
      ],
    };
  },
  // The E-Commerce Rules 2020 want a ticket number within 48 hours and an end within a month.
  'grievance/acknowledged': (payload, siteUrl) => {
    const { ticket = '', name = '', received_at, resolve_by } = read(payload);
    return {
      subject: `We have your complaint (${ticket})`,
      preview: `Resolved until ${dayOf(resolve_by)}.`,
      heading: `Dear ${withoutLinks(name)}`,
      blocks: [
        {
          kind: 'text',
          text: `Your complaint is with ${legal.grievanceOfficer.name}, our grievance officer. You hear from us how it ended until ${dayOf(resolve_by)} at the latest.`,
        },
        {
          kind: 'facts',
          rows: [
            ['Ticket', ticket],
            ['Came on', dayOf(received_at)],
            ['Resolved until', dayOf(resolve_by)],
          ],
        },
        { kind: 'button', label: 'Help centre', url: `${siteUrl}${shopPaths.help()}` },
        reach,
      ],
    };
  },
  'grievance/resolved': (payload, siteUrl) => {
    const { ticket = '', name = '', message = '' } = read(payload);
    return {
      subject: `Your complaint is resolved (${ticket})`,
      preview: previewOf(message),
      heading: `Dear ${withoutLinks(name)}`,
      blocks: [
        ...message.split(/\n{2,}/).map((text): LetterBlock => ({ kind: 'text', text })),
        { kind: 'facts', rows: [['Ticket', ticket]] },
        {
          kind: 'note',
          text: `Not settled for you? Reply to ${legal.grievanceOfficer.email} and name the ticket, or call the National Consumer Helpline, 1915.`,
        },
        { kind: 'button', label: 'Help centre', url: `${siteUrl}${shopPaths.help()}` },
        reach,
      ],
    };
  },
  'newsletter/confirm': (payload, siteUrl) => ({
    subject: 'Please confirm your newsletter subscription',
    preview: 'One press, and the letters come.',
    heading: 'One press, and you are in',
    blocks: [
      { kind: 'text', text: `You asked for the newsletter of ${shop.name}. ${newsletterTexts.consent.text}` },
      {
        kind: 'button',
        label: 'Confirm my subscription',
        url: siteUrl + shopPaths.newsletterConfirm(read(payload).token ?? ''),
      },
      { kind: 'note', text: 'The link works for seven days. Without it nothing is sent to you.' },
      notYours,
    ],
  }),
  'newsletter/welcome': (payload, siteUrl) => ({
    subject: `Welcome to the letters of ${shop.name}`,
    preview: 'New prints, new makers, once a month.',
    heading: 'Namaste, and welcome',
    blocks: [
      {
        kind: 'text',
        text: 'Once a month we write about what has come from the printers and the looms, and what is worth waiting for.',
      },
      { kind: 'button', label: 'See what is new', url: `${siteUrl}${shopPaths.newArrivals()}` },
      { kind: 'note', text: 'No more letters? One press ends them:' },
      {
        kind: 'button',
        label: 'Unsubscribe',
        url: siteUrl + shopPaths.newsletterUnsubscribe(read(payload).token ?? ''),
      },
    ],
  }),
};
