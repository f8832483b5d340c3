import styled from 'styled-components';

interface Props {
  children: string;
  /** What the mouse reads besides. */
  title?: string;
}

/**
 * A name of one long word, which breaks rather than push a row's last cells out of the table: an address or UPI ID before its
 * `@` where that is enough.
 */
export function Breakable({ children, title }: Props) {
  const at = children.indexOf('@');
  return (
    <Word title={title} $hasPlace={at > 0}>
      {at > 0 ? (
        <>
          {children.slice(0, at)}
          <wbr />
          {children.slice(at)}
        </>
      ) : (
        children
      )}
    </Word>
  );
}

/** What has a place to break keeps its parts whole, as far as its cell is wide. */
const Word = styled.span<{ $hasPlace: boolean }>`
  overflow-wrap: ${({ $hasPlace }) => ($hasPlace ? 'break-word' : 'anywhere')};
`;
