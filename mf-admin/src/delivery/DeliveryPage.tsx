import { useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { useLoaderData } from '@shop/kernel/routing';
import { Button } from '@shop/ui';
import { staffLoader } from '../access/staffLoader';
import { SectionPage } from '../layout/SectionPage';
import { Lead } from '../panel/Lead';
import { Panel } from '../panel/Panel';
import { Stack } from '../panel/Stack';
import { AreaDialog } from './AreaDialog';
import { AreaTable } from './AreaTable';
import type { AreaRecord, DeliveryRecords, ZoneRecord } from './deliveryRecords';
import { ZoneDialog } from './ZoneDialog';
import { ZoneTable } from './ZoneTable';

export const loader = staffLoader(({ db }) => unwrap(db.rpc('get_admin_delivery')));

/** Where parcels go, in how many days, and which PIN codes that is. */
export function Component() {
  const records = useLoaderData<DeliveryRecords | null>();
  const [zone, setZone] = useState<ZoneRecord | 'new'>();
  const [area, setArea] = useState<AreaRecord | 'new'>();
  if (!records) return null;
  const { zones, areas } = records;

  return (
    <SectionPage
      title="Delivery"
      actions={
        <>
          <Button type="button" $size="small" $variant="secondary" onClick={() => setZone('new')}>
            New zone
          </Button>
          <Button type="button" $size="small" onClick={() => setArea('new')}>
            New area
          </Button>
        </>
      }
    >
      <Stack>
        <Panel title="Zones">
          <ZoneTable zones={zones} onEdit={setZone} />
        </Panel>
        <Panel title="PIN codes">
          <Lead>The longest beginning counts; what has no row is not served.</Lead>
          <AreaTable areas={areas} zones={zones} onEdit={setArea} />
        </Panel>
      </Stack>
      {zone && <ZoneDialog zone={zone === 'new' ? undefined : zone} onClose={() => setZone(undefined)} />}
      {area && (
        <AreaDialog
          area={area === 'new' ? undefined : area}
          zones={zones}
          onClose={() => setArea(undefined)}
        />
      )}
    </SectionPage>
  );
}
