import type { ReactNode } from 'react';

/** A question of shoppers and its answer. */
export interface Question {
  /** Behind `#` in the address. */
  id: string;
  question: string;
  answer: string;
  /** Shown after the answer: links. */
  more?: ReactNode;
}

/** Structured data of the questions on a page. */
export const questionData = (questions: readonly Question[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** Case-insensitive match on question or answer; an empty search matches everything (spec §5, Help search). */
export function matchesSearch({ question, answer }: Question, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return `${question}\n${answer}`.toLowerCase().includes(wanted);
}
