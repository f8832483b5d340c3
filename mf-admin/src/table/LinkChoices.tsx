import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Link } from '@shop/kernel/routing';
import { s } from '@shop/ui';

interface Props {
  /** What is chosen here. */
  label: string;
  choices: readonly {
    to: ComponentProps<typeof Link>['to'];
    label: string;
    current: boolean;
    count?: number | undefined;
  }[];
}

/** A choice of which one is on; each is a link. */
export function LinkChoices({ label, choices }: Props) {
  return (
    <nav aria-label={label}>
      <List>
        {choices.map((choice) => (
          <li key={choice.label}>
            <Choice to={choice.to} aria-current={choice.current ? 'true' : undefined}>
              {choice.label}
              {choice.count !== undefined && <Count>{choice.count}</Count>}
            </Choice>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.4')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Choice = styled(Link)`
  display: inline-flex;
  gap: ${s('space.8')};
  align-items: center;
  min-height: 36px;
  padding: ${s('space.4')} ${s('space.12')};
  border: 1px solid ${s('color.line')};
  border-radius: ${s('radius.round')};
  background: ${s('color.surface')};
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
  font-weight: 550;
  text-decoration: none;

  &:hover {
    border-color: ${s('color.lineStrong')};
    color: ${s('color.ink')};
  }

  &[aria-current] {
    border-color: ${s('color.ink')};
    background: ${s('color.ink')};
    color: ${s('color.paper')};
  }
`;

const Count = styled.span`
  font-size: ${s('size.12')};
  font-variant-numeric: tabular-nums;
  opacity: 0.8;
`;
