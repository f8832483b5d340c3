import { Link } from '@shop/kernel/routing';
import { MarkedLine, MarkedList } from '../panel/MarkedList';
import type { ChecklistLine } from './checklist';
import { SignButton } from './SignButton';

/** Lines that say whether they are done, what is known, and where it is mended. */
export const Checklist = ({ lines }: { lines: readonly ChecklistLine[] }) => (
  <MarkedList>
    {lines.map(({ id, title, isDone, detail, link, isSigned }) => (
      <MarkedLine
        key={id}
        mark={isDone ? 'good' : 'open'}
        word={isDone ? 'done' : 'missing'}
        title={title}
        detail={detail}
        action={
          <>
            {link && <Link to={link.to}>{link.label}</Link>}
            {isSigned && <SignButton id={id} title={title} isSigned={isDone} />}
          </>
        }
      />
    ))}
  </MarkedList>
);
