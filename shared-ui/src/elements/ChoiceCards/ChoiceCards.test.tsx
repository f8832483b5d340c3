import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChoiceCards } from './ChoiceCards';

const options = [
  { value: 'standard', label: 'Standard', description: 'In 3 to 5 days' },
  { value: 'express', label: 'Express' },
  { value: 'pickup', label: 'Pick up', disabled: true },
];

function Delivery() {
  const [value, choose] = useState('standard');
  return <ChoiceCards legend="Delivery" name="delivery" options={options} value={value} onChange={choose} />;
}

const chosen = () => screen.getByRole('radio', { checked: true }).getAttribute('value');

test('one is chosen, by a press anywhere on its card', async () => {
  render(<Delivery />);
  expect(chosen()).toBe('standard');
  await userEvent.click(screen.getByText('Express'));
  expect(chosen()).toBe('express');
});

test('what cannot be had stays unchosen', async () => {
  render(<Delivery />);
  await userEvent.click(screen.getByText('Pick up'));
  expect(chosen()).toBe('standard');
});
