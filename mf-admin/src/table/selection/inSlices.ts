/** How far a bulk action has come, in rows. */
export interface SliceProgress {
  done: number;
  total: number;
}

/**
 * Does the work slice by slice, each its own transaction, and answers what each answered. `onProgress` hears how far it
 * has come before the first and after each. What a slice throws ends the run: `onAnswer` has heard of those before it.
 */
export async function inSlices<Item, Answer>(
  items: readonly Item[],
  size: number,
  work: (slice: readonly Item[]) => Promise<Answer>,
  {
    onProgress,
    onAnswer,
  }: { onProgress?: (progress: SliceProgress) => void; onAnswer?: (answer: Answer) => void } = {},
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let start = 0; start < items.length; start += size) {
    onProgress?.({ done: start, total: items.length });
    const answer = await work(items.slice(start, start + size));
    answers.push(answer);
    onAnswer?.(answer);
  }
  onProgress?.({ done: items.length, total: items.length });
  return answers;
}
