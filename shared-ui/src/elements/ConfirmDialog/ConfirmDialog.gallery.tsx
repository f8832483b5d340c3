import type { GalleryStates } from '../../gallery/galleryStates';
import { Opened } from '../../gallery/Opened';
import { TextField } from '../TextField/TextField';
import { ConfirmDialog } from './ConfirmDialog';

const question = (busy: boolean, problem?: string) =>
  function Question() {
    return (
      <Opened label="Delete">
        {(close) => (
          <ConfirmDialog
            title="Delete this address?"
            confirmLabel="Delete address"
            cancelLabel="Keep it"
            action={{ busy, problem }}
            onConfirm={close}
            onClose={close}
          >
            <p>14 Chowk, Lucknow. Orders that are on their way there are not changed.</p>
          </ConfirmDialog>
        )}
      </Opened>
    );
  };

export const states: GalleryStates = {
  'a question': question(false),
  'on its way': question(true),
  refused: question(false, 'We cannot reach our stock room just now. Please try again in a moment.'),
  'with a field': () => (
    <Opened label="Refuse the payout">
      {(close) => (
        <ConfirmDialog
          title="Refuse payout?"
          confirmLabel="Refuse payout"
          action={{ busy: false, problem: undefined }}
          onConfirm={close}
          onClose={close}
        >
          <p>₹500 to asha@upi. The affiliate is told by e-mail.</p>
          <TextField label="Why" name="reference" required />
        </ConfirmDialog>
      )}
    </Opened>
  ),
};
