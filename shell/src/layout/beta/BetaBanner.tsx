import styled from 'styled-components';
import { Container, from, s } from '@shop/ui';
import { launchText } from './launchText';

interface Props {
  /** Null once it is over. */
  launchDay: string | null;
}

/** Says that the shop is a beta, and until when (spec §1). */
export function BetaBanner({ launchDay }: Props) {
  return (
    <Band aria-label="Beta">
      <Container>
        <strong>Beta</strong>{' '}
        <Welcome $always={launchDay === null}>You are among our first visitors.</Welcome>
        {launchDay && ` Full launch on ${launchText(launchDay)}`}
      </Container>
    </Band>
  );
}

const Band = styled.aside`
  padding-block: ${s('space.4')};
  background: ${s('color.tintKids')};
  font-size: ${s('size.14')};
  line-height: 1.45;
  text-align: center;

  strong {
    margin-right: ${s('space.4')};
    padding: 2px ${s('space.8')} 1px;
    border-radius: ${s('radius.badge')};
    background: ${s('color.ink')};
    color: ${s('color.haldi')};
    font-size: ${s('size.12')};
    font-weight: 700;
    letter-spacing: 0.06em;
    text-transform: uppercase;
  }
`;

/** Phones keep to one line. */
const Welcome = styled.span<{ $always: boolean }>`
  display: ${({ $always }) => ($always ? 'inline' : 'none')};

  ${from('tablet')} {
    display: inline;
  }
`;
