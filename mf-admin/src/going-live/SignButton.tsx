import { unwrap } from '@shop/kernel/data';
import { Button } from '@shop/ui';
import { useStaffChange } from '../calls/useStaffChange';

interface Props {
  id: string;
  title: string;
  isSigned: boolean;
}

/** Stands for one line, or takes that back. */
export function SignButton({ id, title, isSigned }: Props) {
  const call = useStaffChange({ inToast: true });
  const sign = () => call.run((db) => unwrap(db.rpc('sign_statement', { p_id: id, p_signed: !isSigned })));
  return (
    <Button
      type="button"
      $size="small"
      $variant={isSigned ? 'quiet' : 'secondary'}
      $busy={call.busy}
      aria-label={`${isSigned ? 'Withdraw' : 'Sign'}: ${title}`}
      onClick={() => void sign()}
    >
      {isSigned ? 'Withdraw' : 'Sign'}
    </Button>
  );
}
