import type { ChangeAnswer } from '@shop/registry/desk';
import { progressLine } from '../build/progressLine';

/** Does it and says what came of it, and which links it took away. */
export async function told(
  remote: string,
  work: () => Promise<{ outcome: string; answer: ChangeAnswer }>,
): Promise<void> {
  const { linksGivenUp } = await progressLine(remote, async () => {
    const { outcome, answer } = await work();
    return { outcome, result: answer };
  });
  if (linksGivenUp.length > 0)
    console.warn(
      `  No longer offered: ${linksGivenUp.join(', ')}. Pages that name them show text instead of a link.`,
    );
}
