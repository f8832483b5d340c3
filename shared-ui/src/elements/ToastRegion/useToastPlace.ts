import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

const distance = 8;
/** Pixels between the foot of the screen and a bar that floats above it. */
const floating = 8;

/** How much of the screen the bars at its foot cover; one that went up with its page covers nothing there. */
function footHeight(): number {
  const bars = [...document.querySelectorAll('[data-foot-bar]')].map((bar) => bar.getBoundingClientRect());
  const tops = bars
    .filter(({ bottom, height }) => height > 0 && bottom > innerHeight - floating - 1)
    .map(({ top }) => top);
  return innerHeight - Math.min(innerHeight, ...tops);
}

/**
 * Pixels from the foot of the screen at which messages stand: above what sticks there, which says so by the attribute
 * `data-foot-bar`, and above what was pressed last, if that is where they would lie.
 */
export function useToastPlace(region: RefObject<HTMLElement | null>, newest: number | undefined): number {
  const [place, setPlace] = useState(distance);
  const pressed = useRef<Element | null>(null);

  useEffect(() => {
    const remember = ({ target }: Event) => {
      pressed.current = target instanceof Element ? target.closest('a, button, label') : null;
    };
    addEventListener('pointerdown', remember, true);
    return () => removeEventListener('pointerdown', remember, true);
  }, []);

  useLayoutEffect(() => {
    if (newest === undefined) return;
    const foot = footHeight() + distance;
    const height = region.current?.offsetHeight ?? 0;
    const button = pressed.current?.getBoundingClientRect();
    const covers = button && button.top < innerHeight - foot && button.bottom > innerHeight - foot - height;
    setPlace(covers ? innerHeight - button.top + distance : foot);
    // A bar may come while they stand there, also a moment after the last scroll: what stood at the foot grows by it, or the page.
    const rise = () => setPlace((lowest) => Math.max(lowest, footHeight() + distance));
    const sizes = new ResizeObserver(rise);
    for (const bar of document.querySelectorAll('body, [data-foot-bar]')) sizes.observe(bar);
    addEventListener('scroll', rise, { passive: true });
    return () => {
      sizes.disconnect();
      removeEventListener('scroll', rise);
    };
  }, [newest, region]);

  return place;
}
