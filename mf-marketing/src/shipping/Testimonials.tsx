import styled from 'styled-components';
import { from, s } from '@shop/ui';

const letters = [
  { text: 'Ordered on Tuesday night, wore the kurta to a puja on Friday.', from: 'Shalini, Pune' },
  {
    text: 'The courier called from the wrong gate and still walked up to the right one.',
    from: 'Imran, Lucknow',
  },
  { text: 'A bicycle in a box, in Leh. Six days. I had promised my daughter seven.', from: 'Stanzin, Leh' },
] as const;

/** Sample words about deliveries, labelled as what they are (spec §2, Shipping). */
export function Testimonials() {
  return (
    <div>
      <Letters>
        {letters.map(({ text, from: writer }) => (
          <li key={writer}>
            <blockquote>{text}</blockquote>
            <span>{writer}</span>
          </li>
        ))}
      </Letters>
      <Small>Samples, until the first real letters arrive.</Small>
    </div>
  );
}

const Letters = styled.ul`
  display: grid;
  gap: ${s('space.32')};
  margin: 0;
  padding: 0;
  list-style: none;

  ${from('desktop')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  li {
    padding-left: ${s('space.24')};
    border-left: 2px dashed ${s('color.madder')};
  }

  blockquote {
    margin: 0 0 ${s('space.8')};
    font: ${s('size.22')} / 1.35 ${s('font.display')};
  }

  span {
    color: ${s('color.ink2')};
  }
`;

const Small = styled.p`
  margin-top: ${s('space.24')};
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
`;
