import { useState } from 'react';
import { type Answer, unwrap } from '@shop/kernel/data';
import { formatRupees } from '@shop/kernel/domain';
import { useAction } from '@shop/kernel/react';
import { Alert, Button } from '@shop/ui';
import { staffFailure } from '../calls/staffFailure';
import { counted } from '../counted/counted';
import { Nothing } from '../panel/Nothing';
import { Panel } from '../panel/Panel';
import { Stack } from '../panel/Stack';

type Preview = Answer<'preview_promotion'>;

interface Props {
  /** The form as it is now. */
  readForm: () => Record<string, string | boolean | string[]>;
}

/** What it would do, tried on the orders of the last month before anybody gets it. */
export function PromotionPreview({ readForm }: Props) {
  const [preview, setPreview] = useState<Preview>();
  const { busy, problem, run } = useAction({ describe: staffFailure });
  const handleTry = () =>
    run(async (db) => setPreview(await unwrap(db.rpc('preview_promotion', { p_promotion: readForm() }))));
  return (
    <Panel title="Try it">
      <Stack>
        <Alert tone="error">{problem}</Alert>
        <div role="status">{preview ? <p>{previewText(preview)}</p> : <Nothing>Not tried yet.</Nothing>}</div>
        <Button type="button" $variant="secondary" $busy={busy} onClick={() => void handleTry()}>
          Try on past orders
        </Button>
      </Stack>
    </Panel>
  );
}

/** `Applies to 132 products. Of 40 orders in the last 30 days 12 would have got it, ₹4,200 in all.` */
function previewText({ products, orders, matching, saving }: Preview): string {
  const past =
    orders === 0
      ? 'There are no orders of the last 30 days to try it on.'
      : `Of ${counted(orders, 'order')} in the last 30 days ${matching} would have got it, ${formatRupees(saving)} in all.`;
  return `Applies to ${counted(products, 'product')}. ${past}`;
}
