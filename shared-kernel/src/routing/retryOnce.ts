const pauseBeforeRetry = 200;

/**
 * Fetches code, and once more after a moment (milliseconds). The browser answers a first request from a
 * preload that may have failed, and several chunks of one module fail one after the other.
 */
export async function retryOnce<Result>(load: () => Promise<Result>): Promise<Result> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pauseBeforeRetry));
    return load();
  }
}
