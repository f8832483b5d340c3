import { Link, linkTo } from '@shop/kernel/routing';
import type { Listing } from '../listing/fetchListing';

interface Props {
  listing: Pick<Listing, 'exact' | 'corrected' | 'mentioned' | 'leftOut'>;
}

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(' and ');

/** What was found where it is not what was asked for, in one sentence; nothing where it is. */
export function SearchNote({ listing: { exact, corrected, mentioned, leftOut } }: Props) {
  if (leftOut.length > 0)
    return (
      <p>
        Nothing has all of these words. These are without {quoted(leftOut)}: results for{' '}
        <SearchLink words={corrected} />.
      </p>
    );
  if (mentioned && exact) return <p>Nothing is called so, but these mention it.</p>;
  if (exact) return null;
  return (
    <p>
      Nothing has exactly these words, but these come close: results for <SearchLink words={corrected} />.
    </p>
  );
}

/** Whoever sorts or filters them goes on from the words that found them. */
function SearchLink({ words }: { words: string | null }) {
  if (words === null) return null;
  return <Link to={linkTo('search', { q: words })}>“{words}”</Link>;
}
