import type { GalleryStates } from '../../gallery/galleryStates';
import { s } from '../../theme/s';
import { Alert } from '../Alert/Alert';
import { SubscribeForm } from './SubscribeForm';

interface Shown {
  /** Names it, as no two forms of a page may be called the same. */
  name: string;
  waiting?: boolean;
  busy?: boolean;
  wrong?: boolean;
  sent?: boolean;
}

const form = ({ name, waiting, busy = false, wrong, sent }: Shown) =>
  function Letters() {
    return (
      <div style={{ padding: 24, background: s('color.ink'), color: s('color.onDark') }}>
        <SubscribeForm
          aria-label={name}
          heading="Letters from the workshop"
          label="E-mail address"
          submit="Subscribe"
          consent="One letter a month. Unsubscribe with one press, any time."
          waiting={waiting}
          busy={busy}
          invalid={wrong}
          onSubmit={() => undefined}
        >
          <Alert tone="error">{wrong && 'Enter your e-mail address'}</Alert>
          <Alert tone="success">{sent && 'Please check your mail.'}</Alert>
        </SubscribeForm>
      </div>
    );
  };

export const states: GalleryStates = {
  'not there yet': form({ name: 'Coming', waiting: true }),
  'to be filled in': form({ name: 'Empty' }),
  'on its way': form({ name: 'Sending', busy: true }),
  'no address': form({ name: 'Wrong', wrong: true }),
  sent: form({ name: 'Sent', sent: true }),
};
