import type { GalleryStates } from '../../gallery/galleryStates';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { TextField } from '../TextField/TextField';
import { ActionForm } from './ActionForm';

interface Shown {
  busy?: boolean;
  problem?: string;
  error?: string;
}

const form = ({ busy, problem, error }: Shown) =>
  function Subscription() {
    return (
      <ActionForm noValidate aria-label="UPI ID" onSubmit={() => undefined}>
        <Alert tone="error">{problem}</Alert>
        <TextField label="UPI ID" name="vpa" placeholder="name@bank" error={error} />
        <Button type="submit" $busy={busy}>
          Add UPI ID
        </Button>
      </ActionForm>
    );
  };

export const states: GalleryStates = {
  'to be filled in': form({}),
  'on its way': form({ busy: true }),
  refused: form({ problem: 'You can save up to 10 UPI IDs. Please remove one first.' }),
  'one field is wrong': form({ error: 'A UPI ID looks like name@bank.' }),
};
