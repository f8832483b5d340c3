import { useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { useLoaderData } from '@shop/kernel/routing';
import { Button } from '@shop/ui';
import { staffLoader } from '../access/staffLoader';
import { SectionPage } from '../layout/SectionPage';
import { Lead } from '../panel/Lead';
import { Panel } from '../panel/Panel';
import { Stack } from '../panel/Stack';
import { CodeDialog } from './CodeDialog';
import { CodeTable } from './CodeTable';
import { HeadingDialog } from './HeadingDialog';
import { HeadingTable } from './HeadingTable';
import { SellerForm } from './SellerForm';
import type { HsnCode, TaxRecords, TypeHeading } from './taxRecords';

export const loader = staffLoader(({ db }) => unwrap(db.rpc('get_admin_taxes')));

/** Who sells, what GST is on which goods, and which goods a type is: what invoices are made of. */
export function Component() {
  const records = useLoaderData<TaxRecords | null>();
  const [code, setCode] = useState<HsnCode | 'new'>();
  const [heading, setHeading] = useState<TypeHeading>();
  if (!records) return null;
  const { seller, codes, types } = records;

  return (
    <SectionPage
      title="Taxes"
      actions={
        <Button type="button" $size="small" onClick={() => setCode('new')}>
          New heading
        </Button>
      }
    >
      <Stack>
        <SellerForm seller={seller} />
        <Panel title="GST by tariff heading">
          <Lead>Invoices of orders to come use these rates. Goods without a heading have 18%.</Lead>
          <CodeTable codes={codes} onEdit={setCode} />
        </Panel>
        <Panel title="Headings of types">
          <HeadingTable types={types} onEdit={setHeading} />
        </Panel>
      </Stack>
      {code && <CodeDialog code={code === 'new' ? undefined : code} onClose={() => setCode(undefined)} />}
      {heading && <HeadingDialog type={heading} codes={codes} onClose={() => setHeading(undefined)} />}
    </SectionPage>
  );
}
