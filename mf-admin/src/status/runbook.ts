/**
 * What to do about each red line: the column “Do” of docs/runbook.md as plain text, by the beginning of the row's first
 * column. A test holds the two together.
 */
export const runbook = {
  webServer: {
    row: 'Status: this web server is degraded or not ready',
    todo: 'The line names the part. A demoted remote: roll it back under Releases. Registry stale: the log says why, at three in the morning what to do.',
  },
  webServers: {
    row: 'Status: no web server said for three minutes that it runs',
    todo: 'Is SHOP_SERVER_TOKEN set, and its hash in private.server_tokens? The page that shows this came from one of them.',
  },
  database: {
    row: 'Status: four of five connections of the database are taken',
    todo: 'Who holds them: select application_name, state, count(*) from pg_stat_activity group by 1, 2. Idle in transaction: end those. Else fewer processes, a pool in front, or a larger database.',
  },
  sweep: {
    row: 'Status: the sweep is silent for two minutes, or reports errors',
    todo: 'What calls it: pg_cron’s cron.job_run_details, the key in the vault, the function’s log. Run one by hand (POST /functions/v1/sweep); its answer names what failed.',
  },
  payments: {
    row: 'shop_payments_open > 0 and shop_payments_oldest_seconds > 1800',
    todo: 'The sweep asks the provider every round: does it run (POST /functions/v1/sweep and read errors), are the provider’s keys right, does its status page say something?',
  },
  refunds: {
    row: 'shop_refunds_oldest_seconds > 3600',
    todo: 'As above. Never pay back by hand what stands in the queue: it would go twice.',
  },
  mailsWaiting: {
    row: 'shop_mails_oldest_seconds > 600',
    todo: 'The mail server’s answer stands on /admin/mail under Waiting. Nothing there: does the sweep run? Codes to sign in by wait, too.',
  },
  mailsFailed: {
    row: 'delta(shop_mails_failed[1h]) > 5',
    todo: '/admin/mail has each with the service’s answer. The same answer everywhere: the sender is blocked or its key wrong (send mail); mend it, then try them again there.',
  },
  mailsHeld: {
    row: 'shop_mails_held > 20',
    todo: '/admin/mail under Held. One day’s orders: a form lets mistyped addresses through. Complaints: what was sent last? Above 0.3 % mail services refuse all.',
  },
  listing: {
    row: 'shop_listing_pending > 20000',
    todo: 'Lists stay right and get slower. The sweep takes in 20,000 in a round: does it run?',
  },
  backup: {
    row: 'Status: the last backup is older than 26 hours',
    todo: 'Take one now (back up) and see why the nightly one did not. Backups of a hosted project are its own: note them by note_backup.',
  },
} as const;

export type RunbookEntry = keyof typeof runbook;
