import type { MailTemplates } from './letter';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Letters to the staff about releases. Payloads are those of `announce_trial_end`. */
export const releaseMails: MailTemplates = {
  'release/trial-ended': ({ remote, version, reason }) => ({
    subject: `The trial of ${textOf(remote)} has ended itself`,
    preview: textOf(reason),
    heading: 'A trial has ended itself',
    blocks: [
      {
        kind: 'text',
        text: `Version ${textOf(version)} of ${textOf(remote)} did worse than the live one, so everybody has the live one again.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Remote', textOf(remote)],
          ['Version', textOf(version)],
          ['Why', textOf(reason)],
        ],
      },
      { kind: 'note', text: 'It can be tried again: release it with a share once the cause is mended.' },
    ],
  }),
};
