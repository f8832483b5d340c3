import type { Answer } from '@shop/kernel/data';
import { formatDate } from '@shop/kernel/domain';
import { counted } from '../counted/counted';
import { adminPaths } from '../layout/adminPaths';
import type { WebServer } from './readWebServer';
import type { RunbookEntry } from './runbook';

export type ShopStatus = Answer<'get_shop_status'>;

export interface StatusLine {
  title: string;
  /** `unknown`: nobody has told the shop. */
  state: 'well' | 'look' | 'unknown';
  detail: string;
  /** What to do where it is not well. */
  entry?: RunbookEntry;
  link?: { to: string; label: string };
}

export interface StatusGroup {
  title: string;
  lines: StatusLine[];
}

/** Seconds from which something is too old; those of docs/runbook.md. */
const limits = { sweep: 120, webServer: 180, payment: 1800, refund: 3600, mail: 600, backup: 26 * 3600 };
const mostHeld = 20;
const mostPending = 20_000;
/** Of the database's connections. */
const mostTaken = 0.8;

const mailDesk = (state: string) => ({ to: `${adminPaths.section('mail')}${state}`, label: 'Mail' });
const releases = { to: adminPaths.section('releases'), label: 'Releases' };

/** Where the shop's own parts stand. Ages are reckoned by the database's clock, which wrote what they are of. */
export function statusGroups(status: ShopStatus, server: WebServer): StatusGroup[] {
  return [
    { title: 'Serving', lines: [webServerLine(server), remotesLine(server), webServersLine(status)] },
    {
      title: 'Data',
      lines: [databaseLine(status), sweepLine(status), listingLine(status), backupLine(status)],
    },
    { title: 'Money and mail', lines: [paymentsLine(status), refundsLine(status), ...mailLines(status)] },
  ];
}

const stateOf = (isWell: boolean): StatusLine['state'] => (isWell ? 'well' : 'look');

function webServerLine({ readiness }: WebServer): StatusLine {
  const title = 'This web server';
  if (!readiness) return { title, state: 'look', detail: 'It does not say how it is.', entry: 'webServer' };
  const { registry, scripts, backend } = readiness.checks;
  return {
    title,
    state: stateOf(readiness.status === 'ready'),
    detail: `${readiness.status}: registry ${registry}, scripts ${scripts}, backend ${backend}${readiness.shell ? `, shell ${readiness.shell}` : ''}`,
    entry: 'webServer',
  };
}

function remotesLine({ readiness, killed }: WebServer): StatusLine {
  const remotes = readiness?.checks.remotes ?? [];
  const bad = remotes.filter(({ state }) => state !== 'ready' && state !== 'browser');
  const parts = [
    bad.length > 0
      ? bad.map(({ name, version, state }) => `${name} ${version} ${state}`).join(', ')
      : `${remotes.length} live`,
    ...(killed.length > 0 ? [`killed for good: ${killed.join(', ')}`] : []),
  ];
  return {
    title: 'Remotes',
    state: remotes.length === 0 ? 'unknown' : stateOf(bad.length === 0),
    detail: remotes.length === 0 ? 'Not known.' : parts.join('; '),
    entry: 'webServer',
    link: releases,
  };
}

function webServersLine({ web_servers: servers, at }: ShopStatus): StatusLine {
  const alive = servers.filter(({ seen_at }) => secondsSince(seen_at, at) <= limits.webServer);
  const versions = [...new Set(alive.map(({ version }) => version))];
  const detail = `${alive.length} running, ${versions.length === 1 ? 'version' : 'versions'} ${versions.join(', ')}`;
  return {
    title: 'All web servers',
    state: stateOf(alive.length > 0),
    detail: alive.length > 0 ? detail : 'None has said lately that it runs.',
    entry: 'webServers',
  };
}

function databaseLine({ database }: ShopStatus): StatusLine {
  const { version, bytes, connections, most_connections: most } = database;
  return {
    title: 'Database',
    state: stateOf(connections < most * mostTaken),
    detail: `PostgreSQL ${version}, ${sizeText(bytes)}, ${connections} of ${most} connections`,
    entry: 'database',
  };
}

function sweepLine({ sweep, at }: ShopStatus): StatusLine {
  const title = 'Sweep';
  if (!sweep) return { title, state: 'look', detail: 'It has never run.', entry: 'sweep' };
  const age = secondsSince(sweep.ended_at, at);
  return {
    title,
    state: stateOf(age <= limits.sweep && sweep.errors.length === 0),
    detail: [`Last round ${ageText(age)} ago`, ...sweep.errors].join('; '),
    entry: 'sweep',
  };
}

const listingLine = ({ listing_pending: pending }: ShopStatus): StatusLine => ({
  title: 'Index of lists',
  state: stateOf(pending <= mostPending),
  detail: pending === 0 ? 'Up to date' : `${counted(pending, 'product')} to take in`,
  entry: 'listing',
});

function backupLine({ backup, at }: ShopStatus): StatusLine {
  const title = 'Backup';
  if (!backup)
    return { title, state: 'unknown', detail: 'None was noted. Those of a hosted project are its own.' };
  return {
    title,
    state: stateOf(secondsSince(backup.taken_at, at) <= limits.backup),
    detail: `${formatDate(backup.taken_at, 'moment')}, ${sizeText(backup.bytes)}`,
    entry: 'backup',
  };
}

const paymentsLine = ({ payments_open: open, payments_oldest_seconds: age }: ShopStatus): StatusLine => ({
  title: 'Payments without an end',
  state: stateOf(open === 0 || age <= limits.payment),
  detail: open === 0 ? 'None' : `${open}, the oldest for ${ageText(age)}`,
  entry: 'payments',
});

const refundsLine = ({ refunds_waiting: count, refunds_oldest_seconds: age }: ShopStatus): StatusLine => ({
  title: 'Refunds on their way',
  state: stateOf(age <= limits.refund),
  detail: count === 0 ? 'None waits' : `${count}, the oldest for ${ageText(age)}`,
  entry: 'refunds',
});

const mailLines = (status: ShopStatus): StatusLine[] => [
  {
    title: 'Mails that wait',
    state: stateOf(status.mails_oldest_seconds <= limits.mail),
    detail: [
      status.mails_waiting === 0
        ? 'None is due'
        : `${status.mails_waiting} due, the oldest for ${ageText(status.mails_oldest_seconds)}`,
      ...(status.mail_sent_at
        ? [`last one sent ${ageText(secondsSince(status.mail_sent_at, status.at))} ago`]
        : []),
    ].join(', '),
    entry: 'mailsWaiting',
    link: mailDesk('?state=waiting'),
  },
  {
    title: 'Mails that failed',
    state: stateOf(status.mails_failed === 0),
    detail: status.mails_failed === 0 ? 'None' : String(status.mails_failed),
    entry: 'mailsFailed',
    link: mailDesk(''),
  },
  {
    title: 'Mails held today',
    state: stateOf(status.mails_held <= mostHeld),
    detail: `${status.mails_held}; ${counted(status.addresses_blocked, 'address', 'addresses')} bounced or complained`,
    entry: 'mailsHeld',
    link: mailDesk('?state=held'),
  },
];

const secondsSince = (then: string, now: string): number =>
  Math.max(0, Math.round((Date.parse(now) - Date.parse(then)) / 1000));

/** `90 s`, `12 min`, `5 h`, `3 days`. */
export function ageText(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  if (seconds < 172_800) return `${Math.round(seconds / 3600)} h`;
  return `${Math.round(seconds / 86_400)} days`;
}

const sizeText = (bytes: number): string =>
  bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
