import styled from 'styled-components';
import { displayHeading, from, s } from '@shop/ui';

const values = [
  ['Say who made it', 'Maker and place of origin stand on the page, not in the small print.'],
  [
    'One price, spelled out',
    'Tax, shipping and platform fee are in the bag from the first look. Nothing joins later.',
  ],
  [
    'Mend before replace',
    'A loose button or a dropped stitch comes back to our tailor. The mending is free.',
  ],
  ['Pay on time', 'Makers are paid when a piece leaves their hands and not when it leaves ours.'],
] as const;

/** What the shop holds to, as four lines in a ledger. */
export function Values() {
  return (
    <List>
      {values.map(([title, text]) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  border-top: 1px solid ${s('color.line')};
  list-style: none;

  li {
    display: grid;
    gap: ${s('space.4')} ${s('space.32')};
    padding-block: ${s('space.24')};
    border-bottom: 1px solid ${s('color.line')};

    ${from('tablet')} {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      align-items: baseline;
    }
  }

  h3 {
    ${displayHeading(28)}
  }

  p {
    color: ${s('color.ink2')};
    font-size: ${s('size.18')};
  }
`;
