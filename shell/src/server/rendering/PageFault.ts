import { DataError } from '@shop/kernel/data';

/** A page that could not be rendered. The browser tries again. */
export class PageFault extends Error {
  override readonly name = 'PageFault';
  constructor(
    /** 503: what it asks for did not come. 500: its own code or data is at fault. */
    readonly status: 500 | 503,
    cause: unknown,
  ) {
    super('A page could not be rendered', { cause });
  }
}

/** What a loader threw. Data calls fail with `DataError` when the backend is away or refuses. */
export const loaderFault = (cause: unknown): PageFault =>
  new PageFault(cause instanceof DataError ? 503 : 500, cause);

/** An error as text for the log: its stack, and the reason behind it. Anything can be thrown. */
export function describeError(error: unknown): string {
  if (error instanceof PageFault) return describeError(error.cause);
  if (error instanceof Error) return error.stack ?? `${error.name}: ${error.message}`;
  try {
    return JSON.stringify(error) ?? String(error);
  } catch {
    return 'Something was thrown that cannot be written down';
  }
}
