import { screen, waitFor, within } from '@testing-library/react';
import { createTestShop } from '../../testing/createTestShop';
import { orderRow } from '../../testing/orderRow';
import { renderPage } from '../../testing/renderPage';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const picture = new File([new Uint8Array(png)], 'kurta.png', { type: 'image/png' });
const note = new File(['no picture'], 'note.png', { type: 'image/png' });

const delivered = {
  ...orderRow,
  status: 'delivered',
  delivered_at: new Date(Date.now() - 3_600_000).toISOString(),
  payments: [{ ...orderRow.payments[0], method: 'online', state: 'captured', channel: 'upi' }],
};

// What jsdom cannot do: hand out bytes, decode a picture and draw it.
const decoded = { width: 4, height: 5, close: () => undefined };
const decode = jest.fn(() => Promise.resolve(decoded));
beforeEach(() => {
  Object.assign(globalThis, { createImageBitmap: decode });
  Blob.prototype.arrayBuffer = function () {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(this);
    });
  };
  const canvas = HTMLCanvasElement.prototype;
  jest.spyOn(canvas, 'getContext').mockReturnValue({ fillRect: jest.fn(), drawImage: jest.fn() } as never);
  jest.spyOn(canvas, 'toBlob').mockImplementation((take) => take(new Blob(['jpeg'], { type: 'image/jpeg' })));
});
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const open = async (functions: Record<string, unknown>, edge: Record<string, unknown>) => {
  const shop = createTestShop({ signedIn: true, tables: { orders: [delivered] }, functions, edge });
  const { user } = await renderPage('/orders/TD0123456789', shop.platform);
  await user.click(await screen.findByRole('button', { name: 'Return or exchange' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Reason'), 'Wrong item');
  const choose = (...files: File[]) => user.upload(dialog.getByLabelText('Photos of what is wrong'), files);
  const submit = () => user.click(dialog.getByRole('button', { name: 'Request return' }));
  const sent = () => shop.calls.filter(([name]) => name === 'return-photo').length;
  return { ...shop, user, dialog, choose, submit, sent };
};

test('a photo is prepared while the request waits, and a bad file keeps no other back', async () => {
  const { user, dialog, choose, submit } = await open({}, {});
  // What to press is in our words, and part of what the field is called.
  expect(dialog.getByLabelText('Add photos')).toBe(dialog.getByLabelText('Photos of what is wrong'));
  await submit();
  expect(dialog.getByRole('alert').textContent).toBe('Please add a photo.');

  let release: (source: typeof decoded) => void = () => undefined;
  decode.mockReturnValueOnce(new Promise((resolve) => (release = resolve)));
  await choose(note, picture);
  expect(await dialog.findByText('Preparing your photos')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Request return' })).toHaveProperty('disabled', true);
  await waitFor(() =>
    expect(dialog.getByRole('alert').textContent).toMatch(/^note\.png: This file is no picture/),
  );
  await waitFor(() => expect(decode).toHaveBeenCalled());
  release(decoded);
  expect(await dialog.findByRole('img', { name: 'Photo 1' })).toBeTruthy();
  expect(dialog.queryByText('Preparing your photos')).toBeNull();

  // The keyboard stays where it was when no more fit.
  await choose(picture, picture, picture);
  expect(await dialog.findByRole('img', { name: 'Photo 4' })).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByLabelText('Photos of what is wrong'));
  expect(dialog.getByText('All photos are chosen')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Remove photo 4' }));
  await user.click(dialog.getByRole('button', { name: 'Remove photo 3' }));
  await user.click(dialog.getByRole('button', { name: 'Remove photo 1' }));
  expect(dialog.getAllByRole('img')).toHaveLength(1);
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Remove photo 1' }));
  await user.click(dialog.getByRole('button', { name: 'Remove photo 1' }));
  expect(document.activeElement).toBe(dialog.getByLabelText('Add photos'));
});

test('a photo that is refused says why, and one that has arrived is sent once', async () => {
  const said = { message: 'Too many attempts. Please try again later.', hint: 'TOO_MANY_ATTEMPTS' };
  const edge: Record<string, unknown> = { 'return-photo': Response.json(said, { status: 429 }) };
  const refusal = Object.assign(new Error('This order can no longer be returned.'), {
    hint: 'RETURN_CLOSED',
  });
  const { dialog, choose, submit, sent, rpcCalls } = await open({ request_return: refusal }, edge);
  await choose(picture);
  await dialog.findByRole('img', { name: 'Photo 1' });
  await submit();
  expect((await dialog.findByRole('alert')).textContent).toBe(said.message);

  edge['return-photo'] = { name: 'asha/1.jpg' };
  await submit();
  expect(await dialog.findByText('This order can no longer be returned.')).toBeTruthy();
  await submit();
  await waitFor(() => expect(rpcCalls.filter(([name]) => name === 'request_return')).toHaveLength(2));
  expect(sent()).toBe(2);
  expect(rpcCalls.at(-1)?.[1]).toMatchObject({ p_request: { photos: ['asha/1.jpg'] } });
});
