import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { Dialog } from './Dialog';

function Opener({ onClose }: { onClose?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && (
        <Dialog
          title="Quick View"
          onClose={() => {
            onClose?.();
            setOpen(false);
          }}
        >
          <p>Inside</p>
        </Dialog>
      )}
    </>
  );
}

const openDialog = async (onClose?: () => void) => {
  render(
    <StrictMode>
      <Opener onClose={onClose} />
    </StrictMode>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog', { name: 'Quick View' });
};

test('it is named by its title and closes by its button, giving focus back', async () => {
  await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});

test('where the button that opened it is gone, the focus stays in its part of the page', async () => {
  function Step() {
    const [state, setState] = useState<'next' | 'asked' | 'done'>('next');
    return (
      <section aria-label="Next step">
        {state === 'done' ? <p>Packed</p> : <button onClick={() => setState('asked')}>Pack</button>}
        {state === 'asked' && (
          <Dialog title="Pack?" onClose={() => setState('done')}>
            <p>The shopper is told.</p>
          </Dialog>
        )}
      </section>
    );
  }
  render(<Step />);
  await userEvent.click(screen.getByRole('button', { name: 'Pack' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  const region = screen.getByRole('region', { name: 'Next step' });
  expect(document.activeElement).toBe(region);
  await userEvent.tab();
  expect(region.hasAttribute('tabindex')).toBe(false);
});

test('Escape asks to close once', async () => {
  const onClose = jest.fn();
  const dialog = await openDialog(onClose);
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an Escape that the browser does not let us refuse is followed', async () => {
  const onClose = jest.fn();
  const dialog = (await openDialog(onClose)) as HTMLDialogElement;
  dialog.close();
  await screen.findByRole('button', { name: 'Open' });
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('one that stays, because it has something to ask, is shown again when the browser closed it', async () => {
  render(
    <Dialog title="Discard?" onClose={() => undefined}>
      <input aria-label="Reason" defaultValue="As agreed" />
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Discard?' });
  dialog.close();
  await waitFor(() => expect(dialog.open).toBe(true));
  expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'As agreed');
});

test('a press on the backdrop closes it', async () => {
  const dialog = await openDialog();
  await userEvent.click(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a selection that begins inside and ends on the backdrop leaves it open', async () => {
  const dialog = await openDialog();
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText('Inside') },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  fireEvent.click(dialog);
  expect(screen.queryByRole('dialog')).not.toBeNull();
});
