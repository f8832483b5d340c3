const types = ['click', 'keydown'] as const;

/**
 * Notes what is pressed from now on until shortly after React has told of the first parts: a press may come when it listens already and
 * has told of none.
 */
export function noteFirstPresses(page: Document = document): {
  presses: readonly Event[];
  stopSoon: () => void;
} {
  const presses: Event[] = [];
  const note = (event: Event) => void presses.push(event);
  for (const type of types) page.addEventListener(type, note, true);
  let isStopping = false;
  return {
    presses,
    stopSoon: () => {
      if (isStopping) return;
      isStopping = true;
      // All of them are told of in one go.
      setTimeout(() => {
        for (const type of types) page.removeEventListener(type, note, true);
        presses.length = 0;
      });
    },
  };
}
