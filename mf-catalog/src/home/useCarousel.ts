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
  const [turnsSoon, setTurnsSoon] = useState(false);
  const touchStart = useRef<number>(undefined);
  const running = !paused && !held.pointer && !held.focus;

  const show = (next: number) => setIndex((next + count) % count);

  useEffect(() => {
    if (!running || prefersStillness()) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), turnAfter);
    const soon = setTimeout(() => setTurnsSoon(true), turnAfter - fetchedIn);
    return () => {
      clearTimeout(timer);
      clearTimeout(soon);
    };
  }, [running, index, count]);

  const hold = (by: 'pointer' | 'focus', on: boolean) => () => {
    setHeld((current) => ({ ...current, [by]: on }));
    setTurnsSoon(true);
  };

  return {
    index,
    show,
    /** Whether other slides are about to show, or somebody's hand is near: from then on they need their pictures. */
    turnsSoon,
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
        setTurnsSoon(true);
      },
      onTouchEnd: (event: TouchEvent) => {
        const moved = (event.changedTouches[0]?.clientX ?? 0) - (touchStart.current ?? 0);
        if (Math.abs(moved) > swipeDistance) show(index + (moved < 0 ? 1 : -1));
      },
    },
  };
}
