import { screen, waitFor, within } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop, Refusal } from '../testing/createTestShop';

const page = { total: 1, rows: [{ family: 'jhumka', words: ['bali', 'jhumka', 'jhumki'] }] };

async function open(save: (args: Record<string, unknown>) => unknown) {
  const { platform, calls } = await createTestShop(
    { list_synonyms: () => page, save_synonyms: save },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/types/synonyms', platform);
  await screen.findByRole('cell', { name: 'bali, jhumka, jhumki' });
  return { user, saved: () => calls.filter(({ name }) => name === 'save_synonyms').map(({ args }) => args) };
}

test('synonyms are added under their first word, changed under the one they have, and removed after a question', async () => {
  const { user, saved } = await open(({ p_words }) => p_words);
  await user.click(screen.getByRole('button', { name: 'New synonyms' }));
  await user.type(screen.getByLabelText('Words'), 'Angavastram, dupatta');
  await user.click(screen.getByRole('button', { name: 'Save synonyms' }));
  await user.click(await screen.findByRole('button', { name: 'Edit jhumka' }));
  await user.type(screen.getByLabelText('Words'), ', jhumke');
  await user.click(screen.getByRole('button', { name: 'Save synonyms' }));
  await user.click(await screen.findByRole('button', { name: 'Delete jhumka' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(saved()).toEqual([
    { p_family: 'angavastram', p_words: ['angavastram', 'dupatta'], p_is_created: true, p_expected: {} },
    {
      ...{ p_family: 'jhumka', p_words: ['bali', 'jhumka', 'jhumki', 'jhumke'], p_is_created: false },
      p_expected: { words: ['bali', 'jhumka', 'jhumki'] },
    },
    { p_family: 'jhumka', p_words: [] },
  ]);
});

test('the keyboard goes on with the next row where one was deleted, at last with the title', async () => {
  let rows = ['jhumka', 'kurta'].map((family) => ({ family, words: [family, 'word'] }));
  const { platform } = await createTestShop(
    {
      list_synonyms: () => ({ total: rows.length, rows }),
      save_synonyms: ({ p_family }) => {
        rows = rows.filter(({ family }) => family !== p_family);
        return [];
      },
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/types/synonyms', platform);
  const remove = async (family: string) => {
    await user.click(await screen.findByRole('button', { name: `Delete ${family}` }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  };
  await remove('jhumka');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit kurta' })),
  );
  await remove('kurta');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Types' })));
});

test('what the database refuses is told at the field, and nothing typed is lost', async () => {
  const { user } = await open(() => {
    throw new Refusal('INVALID_INPUT', 'There is a family jhumka already. Please add to it.', {
      field: 'words',
    });
  });
  await user.click(screen.getByRole('button', { name: 'New synonyms' }));
  await user.type(screen.getByLabelText('Words'), 'jhumka, kaan');
  await user.click(screen.getByRole('button', { name: 'Save synonyms' }));
  expect(await screen.findByText('There is a family jhumka already. Please add to it.')).toBeTruthy();
  expect(screen.getByLabelText('Words')).toHaveProperty('value', 'jhumka, kaan');
});

test('whoever saves synonyms second reads the words of the first, and puts theirs in their place with the next press', async () => {
  const theirs = ['bali', 'jhumka', 'kaanbali'];
  const { user, saved } = await open(({ p_words, p_expected }) => {
    if ((p_expected as { words: string[] }).words.includes('kaanbali')) return p_words;
    throw new Refusal('STALE', 'Somebody else.', { fields: { words: theirs }, by: 'ravi@example.com' });
  });
  await user.click(screen.getByRole('button', { name: 'Edit jhumka' }));
  await user.type(screen.getByLabelText('Words'), ', jhumke');
  await user.click(screen.getByRole('button', { name: 'Save synonyms' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'ravi@example.com has changed “Words” to bali, jhumka, kaanbali in the meantime. Nothing is saved yet; the next save puts yours in its place.',
  );
  expect(screen.getByLabelText('Words')).toHaveProperty('value', 'bali, jhumka, jhumki, jhumke');
  await user.click(screen.getByRole('button', { name: 'Save synonyms' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saved().at(-1)).toMatchObject({
    p_words: ['bali', 'jhumka', 'jhumki', 'jhumke'],
    p_expected: { words: theirs },
  });
});
