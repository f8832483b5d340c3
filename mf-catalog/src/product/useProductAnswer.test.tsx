import { act, screen, waitFor } from '@testing-library/react';
import { Suspense, use } from 'react';
import { useAuth } from '@shop/kernel/react';
import { renderPart } from '../testing/renderCatalogue';
import { testShopper as shopper } from '../testing/testShopper';
import { useProductAnswer } from './useProductAnswer';

interface Props {
  id?: string;
  ask: () => Promise<string>;
}

const Answered = ({ id, ask }: Props) => <p>{useProductAnswer(id, ask) ?? 'nothing'}</p>;
const OwnAnswered = ({ id, ask }: Props) => (
  <p>{useProductAnswer(id, ask, useAuth().user?.id) ?? 'nothing'}</p>
);

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

it('keeps the answer of one shopper from the next', async () => {
  let arrive: (answer: string) => void = () => {};
  const ask = () => new Promise<string>((resolve) => (arrive = resolve));
  const { platform } = await renderPart(<OwnAnswered id="neel-tee" ask={ask} />);
  const signIn = async (id: string) => {
    jest.spyOn(platform.session, 'get').mockReturnValue({ status: 'signed-in', user: { ...shopper, id } });
    await act(async () => platform.start());
  };
  await signIn('u1');
  await act(async () => arrive('what u1 may have'));
  expect(screen.getByText('what u1 may have')).toBeTruthy();
  await signIn('u2');
  expect(screen.getByText('nothing')).toBeTruthy();
  await act(async () => arrive('what u2 may have'));
  expect(screen.getByText('what u2 may have')).toBeTruthy();
});
