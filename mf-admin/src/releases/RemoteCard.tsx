import { useId } from 'react';
import { ChangeList } from './ChangeList';
import { commitOf, trialChange } from './changeText';
import type { Releases } from './loadReleases';
import { Card, Head, Versions } from './ReleaseCard';
import type { RemoteReleases } from './releaseState';
import { RemoteSteps } from './RemoteSteps';
import { SizeBars } from './SizeBars';
import { StateBadge } from './StateBadge';
import { Trends } from './Trends';
import { TrialComparison } from './TrialComparison';
import { VersionLine } from './VersionLine';

interface Props {
  remote: RemoteReleases;
  releases: Releases;
  /** Hears whether a dialog is open, under which nothing may change. */
  onAsking: (isAsking: boolean) => void;
}

/** All about one remote: its state first, then what can be done, then how it came to that. */
export function RemoteCard({ remote, releases, onAsking }: Props) {
  const titleId = useId();
  const { name, live, trial } = remote;
  const ofRemote = <Row extends { remote: string }>(rows: readonly Row[]) =>
    rows.filter((row) => row.remote === name);
  const changes = ofRemote(releases.changes);
  return (
    <Card as="section" id={name} aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>{name}</h2>
        <StateBadge remote={remote} />
      </Head>
      <Versions>
        <VersionLine
          label={live.isKilled ? 'Killed' : 'Live'}
          role="live"
          version={{ ...live, commit: commitOf(changes, live) }}
          since={live.since}
          by={live.by}
        />
        {trial && (
          <VersionLine
            label={`Trial ${trial.share}%`}
            role="trial"
            version={{ ...trial, commit: commitOf(changes, trial) }}
            since={trial.since}
            by={trialChange(changes, name, trial.version)?.by}
          />
        )}
      </Versions>
      {trial && (
        <TrialComparison
          share={trial.share}
          tried={releases.sinceTrial.find((row) => row.remote === name && row.version === trial.version)}
          live={releases.sinceTrial.find((row) => row.remote === name && row.version === live.version)}
        />
      )}
      <RemoteSteps
        remote={remote}
        mayRelease={releases.caller.mayRelease.includes(name)}
        onAsking={onAsking}
      />
      <Trends
        remote={remote}
        span={releases.span}
        figures={ofRemote(releases.figures)}
        totals={ofRemote(releases.totals)}
      />
      <SizeBars remote={remote} />
      <ChangeList changes={changes} of={name} />
    </Card>
  );
}
