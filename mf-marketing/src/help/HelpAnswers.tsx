import styled from 'styled-components';
import { from, s } from '@shop/ui';
import { Section } from '../page/Section';
import { matchesSearch } from '../questions/Question';
import { QuestionList } from '../questions/QuestionList';
import type { HelpSection } from './helpSections';

interface Props {
  sections: readonly HelpSection[];
  search: string;
}

/** What the search left of the questions: sections without a match are hidden (spec §5). */
export function HelpAnswers({ sections, search }: Props) {
  const found = sections
    .map(({ heading, questions }) => ({
      heading,
      questions: questions.filter((question) => matchesSearch(question, search)),
    }))
    .filter(({ questions }) => questions.length > 0);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <div>
      <Count role="status">
        {search.trim() !== '' && count > 0 && `${count} ${count === 1 ? 'answer' : 'answers'}`}
      </Count>
      {count === 0 && <Nothing role="alert">No results found</Nothing>}
      <Sections>
        {found.map(({ heading, questions }) => (
          <Section key={heading} heading={heading}>
            <QuestionList questions={questions} />
          </Section>
        ))}
      </Sections>
    </div>
  );
}

const Count = styled.p`
  color: ${s('color.ink2')};

  &:not(:empty) {
    margin-bottom: ${s('space.24')};
  }
`;

const Nothing = styled.p`
  font-size: ${s('size.22')};
  font-weight: 600;
`;

const Sections = styled.div`
  display: grid;
  gap: ${s('space.48')};
  grid-template-columns: minmax(0, 1fr);

  ${from('desktop')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${s('space.48')} ${s('space.72')};
    align-items: start;
  }
`;
