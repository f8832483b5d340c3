import { type TouchEvent, useEffect, useRef, useState } from 'react';

/** Spec §9: the carousel turns every 5 s. */
const turnAfter = 5000;
/** Milliseconds in which a banner comes on a slow connection. */
const fetchedIn = 2000;
const swipeDistance = 40;

const prefersStillness = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/**
 * Which of `count` slides shows. Turns by itself every 5 s, but neither while `halt('pointer' | 'focus')` holds,
 * nor after the shopper paused it, nor for people who asked for less motion.
 */
export function useCarousel(count: number) {
  const [index, setIndex] = useState(0);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const [paused, setPaused] = useState(false);
  const [lastPictured, setLastPictured] = useState(0);
  const touchStart = useRef<number>(undefined);
  const running = !paused && !held.pointer && !held.focus;

  const last = count - 1;
  const pictureAll = () => setLastPictured(last);
  const show = (next: number) => {
    pictureAll();
    setIndex((next + count) % count);
  };

  useEffect(() => {
    if (!running || prefersStillness()) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), turnAfter);
    const soon = setTimeout(
      () => setLastPictured((known) => Math.max(known, Math.min(index + 1, last))),
      turnAfter - fetchedIn,
    );
    return () => {
      clearTimeout(timer);
      clearTimeout(soon);
    };
  }, [running, index, count, last]);

  const hold = (by: 'pointer' | 'focus', on: boolean) => () => {
    setHeld((current) => ({ ...current, [by]: on }));
    pictureAll();
  };

  return {
    index,
    show,
    /** Up to which slide pictures are needed: the next one's when it is about to show, all when a hand is near. */
    lastPictured,
    paused,
    togglePaused: () => setPaused((current) => !current),
    /** Handlers of the element whose pointer, focus and touch steer the carousel. */
    steering: {
      onPointerEnter: hold('pointer', true),
      onPointerLeave: hold('pointer', false),
      onFocus: hold('focus', true),
      onBlur: hold('focus', false),
      onTouchStart: (event: TouchEvent) => {
        touchStart.current = event.touches[0]?.clientX;
        pictureAll();
      },
      onTouchEnd: (event: TouchEvent) => {
        const moved = (event.changedTouches[0]?.clientX ?? 0) - (touchStart.current ?? 0);
        if (Math.abs(moved) > swipeDistance) show(index + (moved < 0 ? 1 : -1));
      },
    },
  };
}
