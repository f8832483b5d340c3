import type { PageRules } from './PageRules';

/** Milliseconds after which rules are there at the latest, though the page that needs them is not done. */
const longest = 2000;

let rules: PageRules | undefined;
let stop: () => void = () => undefined;

/** Names the rules that can be held, once the page's own style tag is kept. */
export const holdable = (kept: PageRules): void => void (rules = kept);

/**
 * Gathers the rules of a page that is about to be rendered: React renders it in slices, and each slice that put in a rule of its own made the browser
 * look at every element of the page that leaves. They are put in by `releaseRules`, or as soon as anything else is drawn.
 */
export function holdRules(): void {
  if (!rules) return;
  stop();
  rules.hold();
  const drawn = new MutationObserver(releaseRules);
  drawn.observe(document.body, { subtree: true, childList: true, attributes: true });
  const timer = setTimeout(releaseRules, longest);
  stop = () => {
    drawn.disconnect();
    clearTimeout(timer);
  };
}

/** Puts them in, all at once; before anything measures the page. */
export function releaseRules(): void {
  stop();
  rules?.release();
}
