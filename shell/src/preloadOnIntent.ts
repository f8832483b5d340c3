import type { FetchContext } from './fetchAhead';

/** Milliseconds that a pointer or the focus rests on a link before it counts as meant: lists are crossed, too. */
const rest = 65;

/** Milliseconds by which a press of something else has been painted. */
const calm = 300;

const fetchingCode = () => import(/* webpackChunkName: "ahead" */ './fetchAhead');

/**
 * Fetches what is behind a link as soon as a pointer, finger or the keyboard means it. What that takes comes with the first
 * touch or the first link that is crossed. Returns what stops it.
 */
export function preloadOnIntent(context: FetchContext): () => void {
  let visits = 0;

  const fetchFrom = async (link: HTMLAnchorElement) => {
    const begunAt = visits;
    const { fetchAhead } = await fetchingCode();
    // Meanwhile a click may have asked by itself.
    await fetchAhead(new URL(link.href), context, () => visits === begunAt);
  };

  let waiting: ReturnType<typeof setTimeout> | undefined;
  const onIntent = ({ type, target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    clearTimeout(waiting);
    // A failure ahead of time costs nothing: the visit itself tries again and reports.
    const fetchCode = () => void fetchingCode().catch(() => undefined);
    if (link) fetchCode();
    else if (type === 'touchstart') setTimeout(fetchCode, calm);
    if (!link) return;
    const go = () => void fetchFrom(link).catch(() => undefined);
    if (type === 'touchstart') go();
    else waiting = setTimeout(go, rest);
  };
  // The visit itself has begun: asking once more would come too late and count as another.
  const onClick = () => {
    clearTimeout(waiting);
    visits += 1;
  };
  document.addEventListener('click', onClick, { capture: true });
  const intents = ['pointerover', 'touchstart', 'focusin'];
  for (const type of intents) document.addEventListener(type, onIntent, { passive: true });
  return () => {
    clearTimeout(waiting);
    document.removeEventListener('click', onClick, { capture: true });
    for (const type of intents) document.removeEventListener(type, onIntent);
  };
}
