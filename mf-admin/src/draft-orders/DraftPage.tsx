import { useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { formatDate } from '@shop/kernel/domain';
import { Link, useLoaderData, useRevalidator } from '@shop/kernel/routing';
import { Alert } from '@shop/ui';
import { staffLoader } from '../access/staffLoader';
import { Rebuilt } from '../forms/Rebuilt';
import { adminPaths } from '../layout/adminPaths';
import { readId } from '../layout/readId';
import { SectionPage } from '../layout/SectionPage';
import { Lead } from '../panel/Lead';
import { DraftForm } from './DraftForm';
import type { DraftRecord } from './draftRecord';
import { DraftSteps } from './DraftSteps';

interface Loaded {
  /** Nothing for a new one. */
  draft: DraftRecord | undefined;
}

export const loader = staffLoader(async ({ db, params }): Promise<Loaded> => {
  if (params.draftId === 'new') return { draft: undefined };
  return { draft: await unwrap(db.rpc('get_draft_order', { p_id: readId(params.draftId) })) };
});

export function Component() {
  const loaded = useLoaderData<Loaded | null>();
  return loaded && <Editor key={loaded.draft?.id ?? 'new'} {...loaded} />;
}

function Editor({ draft }: Loaded) {
  // What somebody has begun to change stays as they opened it, whatever the page reads again meanwhile.
  const [begun, setBegun] = useState<DraftRecord>();
  const { revalidate } = useRevalidator();
  const opened = begun ?? draft;
  return (
    <SectionPage
      title={draft ? 'Phone order' : 'New phone order'}
      back={<Link to={adminPaths.drafts()}>← All drafts</Link>}
      actions={draft && !draft.order_number && <DraftSteps draft={draft} disabled={begun !== undefined} />}
    >
      {draft && <Lead>{pastOf(draft)}</Lead>}
      {draft?.order_number ? (
        <Alert tone="success">
          This draft has become order{' '}
          <Link to={adminPaths.order(draft.order_number)}>{draft.order_number}</Link>.
        </Alert>
      ) : (
        <Rebuilt version={opened?.revision}>
          <DraftForm
            draft={opened}
            onBegin={() => setBegun(opened)}
            onSaved={() => setBegun(undefined)}
            onReload={() => void revalidate().then(() => setBegun(undefined))}
          />
        </Rebuilt>
      )}
    </SectionPage>
  );
}

/** `Begun by a@x.in on …, saved by b@x.in on …. Its link was sent on … and works until ….` */
function pastOf({ created_email, created_at, saved_email, saved_at, sent_at, sent_until }: DraftRecord) {
  const saved = `Begun by ${created_email} on ${formatDate(created_at, 'moment')}, saved by ${saved_email} on ${formatDate(saved_at, 'moment')}.`;
  return sent_at && sent_until
    ? `${saved} Its link was sent on ${formatDate(sent_at, 'moment')} and works until ${formatDate(sent_until, 'moment')}.`
    : saved;
}
