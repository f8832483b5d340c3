import { unwrap } from '@shop/kernel/data';
import { Link, useLoaderData } from '@shop/kernel/routing';
import { staffLoader } from '../access/staffLoader';
import { adminPaths } from '../layout/adminPaths';
import { readId } from '../layout/readId';
import { SectionPage } from '../layout/SectionPage';
import { NoteForm } from '../notes/NoteForm';
import { Panel } from '../panel/Panel';
import { Stack } from '../panel/Stack';
import { TwoColumns } from '../panel/TwoColumns';
import { pageArgs } from '../table/listPage';
import { TagPanel } from '../tags/TagPanel';
import { UserActions } from '../users/UserActions';
import { CustomerAddresses } from './CustomerAddresses';
import { CustomerFacts } from './CustomerFacts';
import { CustomerLists } from './CustomerLists';
import { type CustomerEntries, type CustomerRecord, partOf } from './customerRecord';

interface Loaded {
  customer: CustomerRecord;
  entries: CustomerEntries;
  /** Tags in use, the most frequent first. */
  tags: { tag: string }[];
}

export const loader = staffLoader(async ({ db, params, query }): Promise<Loaded> => {
  const p_user = readId(params.userId);
  const [customer, tags] = await Promise.all([
    unwrap(db.rpc('get_customer', { p_user })),
    unwrap(db.rpc('list_customer_tags')),
  ]);
  const part = partOf(query.get('part'), customer.counts);
  const entries = await unwrap(
    db.rpc('list_customer_entries', { p_user, p_part: part.value, ...pageArgs(query) }),
  );
  return { customer, entries, tags };
});

/** Everything the shop has of one shopper. Opening it is written down in the log of who looked at whom. */
export function Component() {
  const loaded = useLoaderData<Loaded | null>();
  if (!loaded) return null;
  const { customer, entries, tags } = loaded;
  return (
    <SectionPage
      // What was begun for one customer is not done to the next.
      key={customer.id}
      title={customer.full_name || customer.email}
      back={<Link to={adminPaths.section('users')}>← All users</Link>}
      actions={!customer.is_guest && <UserActions user={customer} />}
    >
      <CustomerFacts customer={customer} />
      <TwoColumns>
        <CustomerLists customer={customer} entries={entries} />
        <Stack>
          <TagPanel
            tags={customer.tags}
            known={tags.map(({ tag }) => tag)}
            set={(db, tag, isOn) =>
              unwrap(db.rpc('tag_customer', { p_user: customer.id, p_tag: tag, p_on: isOn }))
            }
          />
          <Panel title="Write a note">
            <NoteForm
              label="For the staff"
              hint="They never see it in the shop, but it is part of the data that they may ask for."
              write={(db, p_note, p_key) =>
                unwrap(db.rpc('add_customer_note', { p_user: customer.id, p_note, p_key }))
              }
            />
          </Panel>
          <CustomerAddresses addresses={customer.addresses} />
        </Stack>
      </TwoColumns>
    </SectionPage>
  );
}
