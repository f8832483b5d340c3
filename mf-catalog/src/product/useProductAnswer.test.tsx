import { act, screen, waitFor } from '@testing-library/react';
import { Suspense, use } from 'react';
import { renderPart } from '../testing/renderCatalogue';
import { useProductAnswer } from './useProductAnswer';

interface Props {
  id?: string;
  ask: () => Promise<string>;
}

const Answered = ({ id, ask }: Props) => <p>{useProductAnswer(id, ask) ?? 'nothing'}</p>;

it('asks once, however often it is rendered before it is on the page', async () => {
  const ask = jest.fn(() => Promise.resolve('two of them'));
  let arrive = () => {};
  const later = new Promise<void>((resolve) => (arrive = resolve));
  const Later = () => use(later) ?? null;
  await renderPart(
    <Suspense>
      <Answered id="neel-tee" ask={ask} />
      <Later />
    </Suspense>,
  );
  await act(async () => arrive());
  expect(await screen.findByText('two of them')).toBeTruthy();
  expect(ask).toHaveBeenCalledTimes(1);
});

it('goes without what cannot be had', async () => {
  const ask = jest.fn(() => Promise.reject(new Error('No answer')));
  await renderPart(<Answered id="neel-tee" ask={ask} />);
  await waitFor(() => expect(ask).toHaveBeenCalled());
  await act(async () => Promise.resolve());
  expect(screen.getByText('nothing')).toBeTruthy();
});

it('asks nothing without a product', async () => {
  const ask = jest.fn(() => Promise.resolve('two of them'));
  await renderPart(<Answered ask={ask} />);
  expect(ask).not.toHaveBeenCalled();
});
