import { unwrap } from '@shop/kernel/data';
import { formatDate } from '@shop/kernel/domain';
import { useAction } from '@shop/kernel/react';
import { Link, linkTo } from '@shop/kernel/routing';
import { Button, Surface } from '@shop/ui';
import { CardHeading } from '../card-heading/CardHeading';
import { saveFile } from '../files/saveFile';
import { CardStack } from './settingRows';

/** Everything that the shop keeps of the shopper, to take away. */
export function DataCard() {
  const action = useAction({
    inToast: true,
    describe: () => 'Your data could not be fetched. Please try again.',
  });
  const handleDownload = () =>
    void action.run(async (db) => save(await unwrap(db.rpc('get_my_data'))), 'Your data is downloaded.');

  return (
    <Surface>
      <CardHeading>Your data</CardHeading>
      <CardStack>
        <p>
          All that we keep under your name, in one file: profile, addresses, orders, invoices, credit,
          devices, what you agreed to and what you wrote to us. What we do with it stands in the{' '}
          <Link to={linkTo('privacy-policy')}>privacy policy</Link>.
        </p>
        <Button type="button" $variant="secondary" $busy={action.busy} onClick={handleDownload}>
          Download my data
        </Button>
      </CardStack>
    </Surface>
  );
}

function save(data: unknown): void {
  const name = `my-data-${formatDate(Date.now(), 'isoDay')}.json`;
  saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), name);
}
