/** Words of the newsletter's form, which the frame draws in outline before marketing's form is there. */
export const newsletterTexts = {
  heading: 'Letters from the workshop',
  label: 'Newsletter e-mail address',
  submit: 'Subscribe',
  /**
   * What a subscriber agrees to. A changed sentence is a new version: the database keeps the version and the time
   * with each consent, and an old version is never reworded.
   */
  consent: {
    version: '2026-11-01',
    text: 'One letter a month about new prints and offers. Unsubscribe with one press, any time.',
  },
} as const;
