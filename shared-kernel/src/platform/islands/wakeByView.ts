import { whenIdle } from './whenIdle';

/** Wakes parts that are seen as soon as the browser has a moment. Whoever is faster wakes them by the press itself. */
export function wakeByView(wake: (host: Element) => void): {
  watch(host: Element): void;
  forget(host: Element): void;
} {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) whenIdle(() => wake(target));
  });
  return { watch: (host) => observer.observe(host), forget: (host) => observer.unobserve(host) };
}
