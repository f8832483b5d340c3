import { createBrowserRouter } from 'react-router-dom';
import { earlierNoticeId } from '../pageData';
import { dropEarlierNotice } from './dropEarlierNotice';

function open() {
  document.body.innerHTML = `<aside id="${earlierNoticeId}">This page is as it was.</aside><div id="root"></div>`;
  history.replaceState(null, '', '/');
  const answer = { fails: true };
  const loader = () => {
    if (answer.fails) throw new Error('The backend is away');
    return { price: 2 };
  };
  const router = createBrowserRouter(
    [
      { id: 'home', path: '/', loader, ErrorBoundary: () => null },
      { path: '/about', Component: () => null },
    ],
    { hydrationData: { loaderData: { home: { price: 1 } } } },
  );
  dropEarlierNotice(router);
  return { router, answer, isShown: () => document.getElementById(earlierNoticeId) !== null };
}

test('the notice goes with the page it is about', async () => {
  const { router, isShown } = open();
  expect(isShown()).toBe(true);
  await router.navigate('/about');
  expect(isShown()).toBe(false);
});

test('it stays while asking anew fails, and goes with the first answer', async () => {
  const { router, answer, isShown } = open();
  await router.revalidate();
  expect(isShown()).toBe(true);
  answer.fails = false;
  await router.revalidate();
  expect(isShown()).toBe(false);
});

test('a page without it is left alone', () => {
  document.body.innerHTML = '<div id="root"></div>';
  expect(() => dropEarlierNotice(createBrowserRouter([{ path: '*', Component: () => null }]))).not.toThrow();
});
