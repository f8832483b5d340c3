import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './Tabs';

function ProductTabs() {
  const [selected, select] = useState('description');
  return (
    <Tabs
      label="About this product"
      selected={selected}
      onSelect={select}
      tabs={[
        { id: 'description', label: 'Description', content: 'Soft cotton' },
        { id: 'features', label: 'Features', content: 'Block printed' },
        { id: 'reviews', label: 'Reviews', content: 'Lovely' },
      ]}
    />
  );
}

const shownPanel = () => screen.getByRole('tabpanel').textContent;

test('a click shows its panel alone, and the others stay in the page for crawlers', async () => {
  render(<ProductTabs />);
  expect(shownPanel()).toBe('Soft cotton');
  await userEvent.click(screen.getByRole('tab', { name: 'Features' }));
  expect(shownPanel()).toBe('Block printed');
  expect(document.body.textContent).toContain('Lovely');
});

test('arrow keys go round, Home and End jump, and focus follows', async () => {
  render(<ProductTabs />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Reviews', selected: true }));
  await userEvent.keyboard('{ArrowRight}');
  expect(shownPanel()).toBe('Soft cotton');
  await userEvent.keyboard('{End}');
  expect(shownPanel()).toBe('Lovely');
  await userEvent.keyboard('{Home}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Description', selected: true }));
});

test('what goes back in the browser is left to it', async () => {
  render(<ProductTabs />);
  await userEvent.tab();
  const tab = screen.getByRole('tab', { name: 'Description' });
  // False where the browser's own way was prevented.
  expect(fireEvent.keyDown(tab, { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(fireEvent.keyDown(tab, { key: 'ArrowLeft', metaKey: true })).toBe(true);
  expect(shownPanel()).toBe('Soft cotton');
});
