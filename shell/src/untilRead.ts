/** Resolves when the whole document has been read. Scripts that are fetched by one of the page may be there before its end is. */
export const untilRead = (page: Document = document): Promise<unknown> | undefined =>
  page.readyState === 'loading'
    ? new Promise((resolve) => page.addEventListener('DOMContentLoaded', resolve))
    : undefined;
