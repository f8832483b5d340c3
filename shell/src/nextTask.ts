type Yielding = typeof globalThis & { scheduler?: { yield?: () => Promise<void> } };

/** Lets the browser answer and paint before the start goes on. */
export const nextTask = (): Promise<void> =>
  (globalThis as Yielding).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
