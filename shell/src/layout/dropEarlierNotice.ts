import type { createBrowserRouter } from 'react-router-dom';
import { earlierNoticeId } from '../pageData';

/** Takes away the notice that the page is as it was earlier, as soon as what shows is newer. */
export function dropEarlierNotice(router: ReturnType<typeof createBrowserRouter>): void {
  const notice = document.getElementById(earlierNoticeId);
  if (!notice) return;
  const { loaderData, location } = router.state;
  const unsubscribe = router.subscribe((state) => {
    const isFresh = state.loaderData !== loaderData && !state.errors;
    if (!isFresh && state.location.pathname === location.pathname) return;
    notice.remove();
    unsubscribe();
  });
}
