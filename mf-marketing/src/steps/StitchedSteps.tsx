import type { ReactNode } from 'react';
import styled from 'styled-components';
import { displayHeading, from, s } from '@shop/ui';

interface StitchedStep {
  title: string;
  text: ReactNode;
}

/** Steps in their order, held together by one running stitch. */
export function StitchedSteps({ steps }: { steps: readonly StitchedStep[] }) {
  return (
    <List $count={steps.length}>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <Number aria-hidden>{index + 1}</Number>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </List>
  );
}

const Number = styled.span`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 1.5px solid ${s('color.madder')};
  border-radius: ${s('radius.round')};
  background: ${s('color.paper')};
  color: ${s('color.madder')};
  ${displayHeading(22)}
`;

const List = styled.ol<{ $count: number }>`
  display: grid;
  gap: ${s('space.24')};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    position: relative;
    display: flex;
    gap: ${s('space.16')};
  }

  li:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 44px;
    bottom: calc(-1 * ${s('space.24')});
    left: 21px;
    border-left: 2px dashed ${s('color.madder')};
  }

  h3 {
    margin: 0;
    font-size: ${s('size.18')};
    line-height: 44px;
  }

  p {
    color: ${s('color.ink2')};
  }

  ${from('desktop')} {
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));

    li {
      flex-direction: column;
      gap: ${s('space.8')};
    }

    li:not(:last-child)::before {
      top: 21px;
      right: calc(-1 * ${s('space.24')});
      bottom: auto;
      left: 44px;
      border-top: 2px dashed ${s('color.madder')};
      border-left: 0;
    }
  }
`;
