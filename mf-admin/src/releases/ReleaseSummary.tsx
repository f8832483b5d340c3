import { formatDate } from '@shop/kernel/domain';
import { Link } from '@shop/kernel/routing';
import { type Column, DataTable } from '../table/DataTable';
import { type Figures, formatFigure } from './figures';
import type { Releases } from './loadReleases';
import type { RemoteReleases } from './releaseState';
import { StateBadge } from './StateBadge';

interface Row {
  remote: RemoteReleases;
  figures: Figures | undefined;
}

const columns: readonly Column<Row>[] = [
  { label: 'Remote', cell: ({ remote }) => <Link to={{ hash: remote.name }}>{remote.name}</Link> },
  { label: 'State', cell: ({ remote }) => <StateBadge remote={remote} /> },
  { label: 'Live version', cell: ({ remote }) => remote.live.version, secondary: true },
  {
    label: 'Since',
    cell: ({ remote: { live } }) => (live.since ? formatDate(live.since, 'tableMoment') : '–'),
    secondary: true,
  },
  { label: 'Views', cell: ({ figures }) => formatFigure(figures?.views, ''), align: 'end', secondary: true },
  {
    label: 'Errors / 1,000',
    cell: ({ figures }) => formatFigure(figures?.errorsPerThousand, ''),
    align: 'end',
  },
  {
    label: 'LCP p75',
    cell: ({ figures }) => formatFigure(figures?.lcp, 'ms'),
    align: 'end',
    secondary: true,
  },
  {
    label: 'INP p75',
    cell: ({ figures }) => formatFigure(figures?.inp, 'ms'),
    align: 'end',
    secondary: true,
  },
];

/** All remotes at a glance, with the figures of their live versions; each leads to its card. */
export function ReleaseSummary({ releases: { remotes, totals } }: { releases: Releases }) {
  const rows = remotes.map((remote): Row => ({
    remote,
    figures: totals.find((row) => row.remote === remote.name && row.version === remote.live.version),
  }));
  return (
    <DataTable
      label="What is live"
      columns={columns}
      rows={rows}
      keyOf={({ remote }) => remote.name}
      empty="Nothing was released yet"
    />
  );
}
