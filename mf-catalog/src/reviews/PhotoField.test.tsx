import { act, fireEvent, screen } from '@testing-library/react';
import { DataError } from '@shop/kernel/data';
import { renderPart } from '../testing/renderCatalogue';
import { PhotoField } from './PhotoField';
import { sendPhoto } from './sendPhoto';
import { usePhotos } from './usePhotos';

jest.mock('./sendPhoto', () => ({ ...jest.requireActual<object>('./sendPhoto'), sendPhoto: jest.fn() }));

interface Sending {
  file: File;
  signal: AbortSignal;
  onSent: (percent: number) => void;
  arrive: () => void;
}

function Field() {
  return <PhotoField {...usePhotos('neel-tee')} error={undefined} onChange={jest.fn()} />;
}

/** Two chosen photos, each sent as far as the test says. */
async function chooseTwo() {
  const sendings: Sending[] = [];
  jest.mocked(sendPhoto).mockImplementation(
    (_, sending) =>
      new Promise((resolve, reject) => {
        sendings.push({ ...sending, arrive: () => resolve(sending.file.name) });
        const fail = () => reject(new DataError('UNANSWERED', 'It was not sent. Please try again.'));
        if (sending.signal.aborted) fail();
        sending.signal.addEventListener('abort', fail);
      }),
  );
  const { user } = await renderPart(<Field />);
  const files = ['front.png', 'back.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
  await user.upload(screen.getByLabelText('Add photos'), files);
  return { user, sendings };
}
const bar = (serial: number) => screen.queryByRole('progressbar', { name: `Sending photo ${serial}` });

it('says how many percent of a photo have left, and when it is there', async () => {
  const { sendings } = await chooseTwo();
  expect(bar(1)?.getAttribute('value')).toBeNull();
  act(() => sendings[0]?.onSent(43));
  expect(bar(1)?.getAttribute('value')).toBe('43');
  expect(screen.getByText('43%')).toBeTruthy();
  await act(async () => sendings[0]?.arrive());
  expect(screen.getByText('Ready')).toBeTruthy();
  expect(bar(1)).toBeNull();
  expect(sendings).toHaveLength(2);
});

it('can be stopped and sent again, and those behind it go on', async () => {
  const { user, sendings } = await chooseTwo();
  act(() => sendings[0]?.onSent(43));
  await user.click(screen.getByRole('button', { name: 'Stop sending photo 1' }));
  expect(await screen.findByText('You stopped it.')).toBeTruthy();
  expect(sendings.map(({ file }) => file.name)).toEqual(['front.png', 'back.png']);
  await user.click(screen.getByRole('button', { name: 'Try again: photo 1' }));
  expect(bar(1)?.getAttribute('value')).toBeNull();
  await act(async () => sendings[2]?.arrive());
  expect(screen.getByText('Ready')).toBeTruthy();
});

it('is stopped at once before its turn, and goes on by itself when it is sent again', async () => {
  const { user, sendings } = await chooseTwo();
  await user.click(screen.getByRole('button', { name: 'Stop sending photo 2' }));
  expect(screen.getByText('You stopped it.')).toBeTruthy();
  expect(bar(2)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again: photo 2' }));
  expect(sendings.map(({ file }) => file.name)).toEqual(['front.png', 'back.png']);
  await act(async () => sendings[0]?.arrive());
  await act(async () => sendings[1]?.arrive());
  expect(screen.getAllByText('Ready')).toHaveLength(2);
  expect(sendings).toHaveLength(2);
});

it('is stopped before its turn, and when it is taken off', async () => {
  const { user, sendings } = await chooseTwo();
  await user.click(screen.getByRole('button', { name: 'Stop sending photo 2' }));
  await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  expect(sendings[0]?.signal.aborted).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove photo 1' }));
  expect(await screen.findByText('You stopped it.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Add photos'));
});

it('leaves the keyboard at the photos when no more fit and the field for them goes', async () => {
  await chooseTwo();
  const field = screen.getByLabelText('Add photos');
  const files = ['sleeve.png', 'hem.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
  // In a browser the field keeps the focus while files are chosen; `user.upload` takes it for that long.
  field.focus();
  fireEvent.change(field, { target: { files } });
  expect(await screen.findByLabelText('Remove photo 4')).toBeTruthy();
  expect(screen.queryByLabelText('Add photos')).toBeNull();
  expect(screen.getAllByRole('listitem')).toContain(document.activeElement?.closest('li'));
});
