import { unwrap } from '@shop/kernel/data';
import { Link, useLoaderData } from '@shop/kernel/routing';
import { staffLoader } from '../access/staffLoader';
import { adminPaths } from '../layout/adminPaths';
import { SectionPage } from '../layout/SectionPage';
import { Panel } from '../panel/Panel';
import { Stack } from '../panel/Stack';
import type { CashDesk } from './cashRecords';
import { CheckedList } from './CheckedList';
import { RemittanceForm } from './RemittanceForm';
import { useRemittance } from './useRemittance';

export const loader = staffLoader(({ db }) => unwrap(db.rpc('get_cash_desk')));

/** A courier's list is compared with our cash first; nothing is booked until the staff has seen how it agrees. */
export function Component() {
  const desk = useLoaderData<CashDesk | null>();
  const remittance = useRemittance();
  const { action, checked, book } = remittance;
  if (!desk) return null;
  return (
    <SectionPage title="Enter a remittance" back={<Link to={adminPaths.section('cash')}>← Cash desk</Link>}>
      <Stack>
        <Panel title="What the courier sent">
          <RemittanceForm remittance={remittance} couriers={desk.couriers} />
        </Panel>
        {checked && <CheckedList checked={checked} busy={action.busy} onBook={() => void book()} />}
      </Stack>
    </SectionPage>
  );
}
