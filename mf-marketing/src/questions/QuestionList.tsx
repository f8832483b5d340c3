import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { Icon, s } from '@shop/ui';
import { useHashTarget } from '../hash/useHashTarget';
import { useHydrated } from '../hydration/useHydrated';
import type { Question } from './Question';

interface Props {
  questions: readonly Question[];
}

/** Questions of which one is open at a time; pressing it again closes it (spec §4). Each has its own address. */
export function QuestionList({ questions }: Props) {
  const { target, point, anchor } = useHashTarget<HTMLDetailsElement>(questions.map(({ id }) => id));
  const hydrated = useHydrated();

  const toggle = (event: MouseEvent, id: string) => {
    event.preventDefault();
    point(id === target ? undefined : id);
  };

  return (
    <List>
      {questions.map(({ id, question, answer, more }) => (
        <Entry
          key={id}
          ref={id === target ? anchor : undefined}
          // Opened by the browser itself without scripts; with them the id would make the frame scroll.
          id={hydrated ? undefined : id}
          open={id === target}
        >
          <summary onClick={(event) => toggle(event, id)}>
            {question}
            <Icon name="plus" size={20} />
          </summary>
          <Answer>
            <p>{answer}</p>
            {more}
          </Answer>
        </Entry>
      ))}
    </List>
  );
}

const List = styled.div`
  border-top: 1px solid ${s('color.line')};
`;

const Entry = styled.details`
  border-bottom: 1px solid ${s('color.line')};
  scroll-margin-top: 120px;

  summary {
    display: flex;
    gap: ${s('space.16')};
    align-items: center;
    justify-content: space-between;
    min-height: 60px;
    padding-block: ${s('space.12')};
    font-size: ${s('size.18')};
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary:hover {
    color: ${s('color.madder')};
  }

  summary i {
    color: ${s('color.madder')};
    transition: rotate ${s('motion.quick')};
  }

  &[open] summary i {
    rotate: 45deg;
  }
`;

const Answer = styled.div`
  display: grid;
  gap: ${s('space.4')};
  justify-items: start;
  max-width: 66ch;
  padding-bottom: ${s('space.16')};
  color: ${s('color.ink2')};

  > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;
