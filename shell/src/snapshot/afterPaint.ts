/** Milliseconds that a frame is waited for: a page that is not seen has none. */
const frameDeadline = 100;

/** Does the work once the next frame is painted, and after what waited for that. Returns what calls it off. */
export function afterPaint(work: () => void): () => void {
  let timer = setTimeout(work, frameDeadline);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(() => (timer = setTimeout(work)));
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
