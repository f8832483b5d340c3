import { useState } from 'react';
import styled from 'styled-components';
import { isUnanswered, unwrap } from '@shop/kernel/data';
import { formatDate } from '@shop/kernel/domain';
import { useWhileVisible } from '@shop/kernel/react';
import { useLoaderData, useRevalidator } from '@shop/kernel/routing';
import { Alert, s } from '@shop/ui';
import { StaffLink } from '../access/StaffLink';
import { staffLoader } from '../access/staffLoader';
import { adminPaths } from '../layout/adminPaths';
import { SectionPage } from '../layout/SectionPage';
import { Panel } from '../panel/Panel';
import { readWebServer, type WebServer } from './readWebServer';
import { type ShopStatus, statusGroups } from './statusLines';
import { StatusList } from './StatusList';

interface Seen {
  status: ShopStatus;
  server: WebServer;
}

type Loaded = Seen | { failure: unknown };

/** Milliseconds between looks while the page is in sight. */
const freshEvery = 15_000;

/** A shop that does not answer is an answer: the page keeps what it was told before. */
export const loader = staffLoader(async ({ db }): Promise<Loaded> => {
  try {
    const [status, server] = await Promise.all([unwrap(db.rpc('get_shop_status')), readWebServer()]);
    return { status, server };
  } catch (failure) {
    if (isUnanswered(failure)) return { failure };
    throw failure;
  }
});

/** How the shop's own parts are, each red line with what the runbook says to do. */
export function Component() {
  const loaded = useLoaderData<Loaded | null>();
  const [seen, setSeen] = useState<Seen>();
  const { revalidate } = useRevalidator();
  useWhileVisible(freshEvery, () => void revalidate());
  if (!loaded) return null;
  if ('status' in loaded && loaded !== seen) setSeen(loaded);
  const shown = 'status' in loaded ? loaded : seen;
  if (!shown) throw (loaded as { failure: unknown }).failure;
  const groups = statusGroups(shown.status, shown.server);
  const red = groups.flatMap(({ lines }) => lines).filter(({ state }) => state === 'look');
  const at = `${formatDate(shown.status.at, 'time')} IST`;
  return (
    <SectionPage title="Status" actions={<AsOf>As of {at}</AsOf>}>
      {shown === loaded ? (
        <Alert tone={red.length > 0 ? 'info' : 'success'}>
          {red.length === 0
            ? 'Everything that the shop knows of itself is well.'
            : `To look at: ${red.map(({ title }) => title).join(', ')}.`}
        </Alert>
      ) : (
        <Alert tone="error">
          The shop has not answered since {at}. This is what it said then; it is asked again every 15 seconds.
        </Alert>
      )}
      <Groups>
        {groups.map(({ title, lines }) => (
          <Panel key={title} title={title}>
            <StatusList lines={lines} />
          </Panel>
        ))}
        <Panel title="Browsers">
          <p>
            Errors and speed in browsers, by version of each remote:{' '}
            <StaffLink to={adminPaths.section('releases')}>Releases</StaffLink>.
          </p>
        </Panel>
      </Groups>
    </SectionPage>
  );
}

const AsOf = styled.span`
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
  font-variant-numeric: tabular-nums;
`;

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
  gap: ${s('space.16')};
  align-items: start;
`;
