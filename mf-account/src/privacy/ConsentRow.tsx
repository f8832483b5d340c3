import { useChange } from '@shop/kernel/routing';
import { Button, useRestoreFocus } from '@shop/ui';
import type { ConsentEntry } from './consents';
import { RowDetail, RowName, SettingRow } from './settingRows';

/** One thing that the shopper agrees to, and the press that ends it. */
export function ConsentRow({ entry: { label, detail, withdraw } }: { entry: ConsentEntry }) {
  const change = useChange({
    inToast: true,
    describe: () => 'This could not be withdrawn. Please try again.',
  });

  const row = useRestoreFocus<HTMLLIElement>(change.busy);

  return (
    <SettingRow ref={row} tabIndex={-1}>
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
          onClick={() => void change.run(withdraw, `${label}: withdrawn.`)}
        >
          Withdraw
        </Button>
      )}
    </SettingRow>
  );
}
