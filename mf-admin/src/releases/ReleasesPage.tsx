import { useState } from 'react';
import styled from 'styled-components';
import { formatDate } from '@shop/kernel/domain';
import { useWhileVisible } from '@shop/kernel/react';
import { useLoaderData, useRevalidator } from '@shop/kernel/routing';
import { Alert, Button, EmptyState, s } from '@shop/ui';
import { SectionPage } from '../layout/SectionPage';
import { FilterLinks } from '../table/FilterLinks';
import { ListBar } from '../table/ListBar';
import { type Loaded, loadReleases, type Releases } from './loadReleases';
import { ReleaseSummary } from './ReleaseSummary';
import { RemoteCard } from './RemoteCard';
import { ShellCard } from './ShellCard';
import { spanChoices } from './span';

export const loader = loadReleases;

/** Milliseconds between looks at what others change. */
const freshEvery = 15_000;

/** What is live of each remote, how it does, and the steps that change it. */
export function Component() {
  const loaded = useLoaderData<Loaded | null>();
  const { revalidate, state } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  // What was known stays in sight while the desk is away: that is when somebody needs it.
  const [known, setKnown] = useState<Releases>();
  if (loaded?.releases && loaded.releases !== known) setKnown(loaded.releases);
  useWhileVisible(isAsking ? undefined : freshEvery, () => void revalidate());
  if (!loaded) return null;

  const releases = loaded.releases ?? known;
  const tryAgain = (
    <Button
      type="button"
      $size="small"
      $variant="secondary"
      disabled={state === 'loading'}
      onClick={() => void revalidate()}
    >
      Try again
    </Button>
  );
  if (!releases)
    return (
      <SectionPage title="Releases">
        <EmptyState icon="alert" title="What is live is not known" text={loaded.problem} action={tryAgain} />
      </SectionPage>
    );
  return (
    <SectionPage title="Releases" actions={<AsOf>As of {formatDate(releases.readAt, 'time')} IST</AsOf>}>
      {loaded.problem && (
        <Alert tone="error">
          {loaded.problem} What stands below is as of {formatDate(releases.readAt, 'time')}. {tryAgain}
        </Alert>
      )}
      <ListBar>
        <FilterLinks label="Figures of the last" name="days" options={spanChoices} />
      </ListBar>
      <ReleaseSummary releases={releases} />
      {releases.shell && <ShellCard shell={releases.shell} releases={releases} onAsking={setAsking} />}
      {releases.remotes.map((remote) => (
        <RemoteCard key={remote.name} remote={remote} releases={releases} onAsking={setAsking} />
      ))}
    </SectionPage>
  );
}

const AsOf = styled.span`
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
  font-variant-numeric: tabular-nums;
`;
