import styled from 'styled-components';
import { displayHeading, from, jharokha, s } from '@shop/ui';

interface Member {
  name: string;
  role: string;
  text: string;
  tint: 'color.tintMen' | 'color.tintWomen' | 'color.tintWheels' | 'color.tintHome';
}

const members: readonly Member[] = [
  {
    name: 'Anjali Wankhede',
    role: 'Founder and buyer',
    text: 'Knows by touch whether a dupatta was printed once or twice.',
    tint: 'color.tintWomen',
  },
  {
    name: 'Ramesh Sontakke',
    role: 'Master tailor',
    text: 'Forty years at the same Usha machine. Answers your size questions.',
    tint: 'color.tintMen',
  },
  {
    name: 'Farida Sheikh',
    role: 'Makers and vendors',
    text: 'Speaks five languages and pays every invoice herself.',
    tint: 'color.tintWheels',
  },
  {
    name: 'Joseph Minj',
    role: 'Workshop and parcels',
    text: 'Has packed a bicycle in eleven minutes. Would like ten.',
    tint: 'color.tintHome',
  },
];

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((part) => part.charAt(0))
    .join('');

/** The team as monograms under the shop's arch. */
export function Team() {
  return (
    <List>
      {members.map(({ name, role, text, tint }) => (
        <li key={name}>
          <Monogram $tint={tint} aria-hidden>
            {initialsOf(name)}
          </Monogram>
          <div>
            <h3>{name}</h3>
            <p>{role}</p>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </List>
  );
}

const Monogram = styled.div<{ $tint: Member['tint'] }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 96px;
  aspect-ratio: 5 / 6;
  padding-top: ${s('space.12')};
  background: ${({ $tint }) => s($tint)};
  color: ${s('color.ink')};
  ${jharokha}
  ${displayHeading(36)}
`;

const List = styled.ul`
  display: grid;
  gap: ${s('space.32')};
  margin: 0;
  padding: 0;
  list-style: none;

  ${from('tablet')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  li {
    display: flex;
    gap: ${s('space.16')};
    align-items: center;
  }

  h3 {
    margin: 0;
    font-size: ${s('size.18')};
  }

  p {
    color: ${s('color.ink2')};
  }

  p:first-of-type {
    color: ${s('color.madder')};
    font-weight: 500;
  }
`;
