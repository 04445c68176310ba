import { renderToString } from 'react-dom/server';
import { render, screen } from '@testing-library/react';
import { Select } from './Select';

const OPTIONS = [
  { value: 'recent', label: 'Newest' },
  { value: 'best', label: 'Best' },
];

it('that needs code is its choice as text in the server’s page, and a list where React has taken it', () => {
  const field = <Select needsCode label="Sort" value="best" options={OPTIONS} onChange={() => undefined} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(field);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.getByText('Best')).toBeInTheDocument();

  render(field, { container, hydrate: true });

  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveValue('best');
});
