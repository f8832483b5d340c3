/** Milliseconds after which work is done even if the browser is busy, and where it does not say. */
const patience = 200;

/** Does the work once the browser has nothing else to do. Returns what calls it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(work, { timeout: patience });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(work, patience);
  return () => clearTimeout(timer);
}
