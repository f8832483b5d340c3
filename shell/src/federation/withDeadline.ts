/** Rejects when `work` takes longer than `milliseconds`; the work itself cannot be called back. */
export function withDeadline<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
