import { useChange } from '@shop/kernel/routing';
import { Button } from '@shop/ui';
import type { ConsentEntry } from './consents';
import { RowDetail, RowName, SettingRow } from './settingRows';

interface Props {
  entry: ConsentEntry;
  /** It has ended and its row leaves the list. */
  onWithdrawn: () => void;
}

/** One thing that the shopper agrees to, and the press that ends it. */
export function ConsentRow({ entry: { label, detail, withdraw }, onWithdrawn }: Props) {
  const change = useChange({
    inToast: true,
    describe: () => 'This could not be withdrawn. Please try again.',
  });

  const handleWithdraw = async (work: NonNullable<typeof withdraw>) => {
    const { done } = await change.run(work, `${label}: withdrawn.`);
    if (done) onWithdrawn();
  };

  return (
    <SettingRow>
      <div>
        <RowName>{label}</RowName>
        <RowDetail>{detail}</RowDetail>
        {!withdraw && <RowDetail>Ends with your account.</RowDetail>}
      </div>
      {withdraw && (
        <Button
          type="button"
          $variant="secondary"
          $size="small"
          $busy={change.busy}
          aria-label={`Withdraw ${label}`}
          onClick={() => void handleWithdraw(withdraw)}
        >
          Withdraw
        </Button>
      )}
    </SettingRow>
  );
}
