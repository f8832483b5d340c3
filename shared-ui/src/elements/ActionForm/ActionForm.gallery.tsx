import type { GalleryStates } from '../../gallery/galleryStates';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { TextField } from '../TextField/TextField';
import { ActionForm } from './ActionForm';

interface Shown {
  /** Names it, as no two forms of a page may be called the same. */
  name: string;
  busy?: boolean;
  problem?: string;
  error?: string;
}

const form = ({ name, busy, problem, error }: Shown) =>
  function Subscription() {
    return (
      <ActionForm noValidate aria-label={name} onSubmit={() => undefined}>
        <Alert tone="error">{problem}</Alert>
        <TextField label="UPI ID" name="vpa" placeholder="name@bank" error={error} />
        <Button type="submit" $busy={busy}>
          Add UPI ID
        </Button>
      </ActionForm>
    );
  };

export const states: GalleryStates = {
  'to be filled in': form({ name: 'Add a first UPI ID' }),
  'on its way': form({ name: 'Add a second UPI ID', busy: true }),
  refused: form({
    name: 'Add an eleventh UPI ID',
    problem: 'You can save up to 10 UPI IDs. Please remove one first.',
  }),
  'one field is wrong': form({ name: 'Add a wrong UPI ID', error: 'A UPI ID looks like name@bank.' }),
};
