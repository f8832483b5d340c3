import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { s, Surface } from '@shop/ui';
import { CheckoutHeading } from './CheckoutHeading';

interface Props {
  number: number;
  title: string;
  children: ReactNode;
}

/** Where a step begins, for links to it. */
export const stepId = (number: number) => `step-${number}`;

/** One numbered step. */
export function CheckoutSection({ number, title, children }: Props) {
  const heading = useId();

  return (
    <Section id={stepId(number)} tabIndex={-1} aria-labelledby={heading}>
      <Surface>
        <Title id={heading}>
          <Number>{number}</Number> {title}
        </Title>
        {children}
      </Surface>
    </Section>
  );
}

const Section = styled.section`
  scroll-margin-top: ${s('space.24')};

  &:focus {
    outline: none;
  }
`;

const Title = styled(CheckoutHeading)`
  display: flex;
  align-items: center;
  gap: ${s('space.12')};
  padding-bottom: ${s('space.16')};
`;

const Number = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 1.6em;
  height: 1.6em;
  border-radius: ${s('radius.round')};
  background: ${s('color.haldi')};
  color: ${s('color.ink')};
  font-family: ${s('font.text')};
  font-size: ${s('size.16')};
  font-weight: 700;
`;
