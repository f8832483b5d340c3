import { render, screen } from '@testing-library/react';
import { SectionHeading } from './SectionHeading';

test('names its section and stands beside its link', () => {
  render(
    <section aria-labelledby="deals">
      <SectionHeading id="deals" action={<a href="/all">See all</a>}>
        Hot Deals
      </SectionHeading>
    </section>,
  );
  expect(screen.getByRole('region', { name: 'Hot Deals' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See all' })).toBeTruthy();
});
