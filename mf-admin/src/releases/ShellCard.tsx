import { useId } from 'react';
import { ChangeList } from './ChangeList';
import { Card, Head } from './ReleaseCard';
import type { ReleaseState } from './releaseState';
import { RemoteSteps } from './RemoteSteps';
import { VersionLine } from './VersionLine';

interface Props {
  shell: NonNullable<ReleaseState['shell']>;
  releases: ReleaseState;
  onAsking: (isAsking: boolean) => void;
}

/** The shell, which every page stands in. */
export function ShellCard({ shell, releases: { changes, caller }, onAsking }: Props) {
  const titleId = useId();
  const ofShell = changes.filter(({ remote }) => remote === 'shell');
  const since = ofShell.find(({ version }) => version === shell.version);
  return (
    <Card as="section" id="shell" aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>shell</h2>
      </Head>
      <VersionLine
        label="Live"
        role="live"
        version={{ version: shell.version, commit: since?.commit }}
        since={since?.at}
        by={since?.by}
      />
      <RemoteSteps
        remote={{ name: 'shell', live: { version: shell.version, isKilled: false }, earlier: shell.earlier }}
        mayRelease={caller.mayRelease.includes('shell')}
        onAsking={onAsking}
      />
      <ChangeList changes={ofShell} of="the shell" />
    </Card>
  );
}
