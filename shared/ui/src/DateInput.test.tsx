import { renderToString } from 'react-dom/server';
import { render, screen } from '@testing-library/react';
import { DateInput } from './DateInput';

it.each(['date', 'time'] as const)('is a line of text in the server’s page, and a %s field where React has taken it', (type) => {
  const field = <DateInput type={type} aria-label="When" name="when" defaultValue={type === 'date' ? '2026-12-09' : '09:30'} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(field);
  const served = screen.getByLabelText('When');
  expect(served).toHaveAttribute('type', 'text');
  expect(served).toHaveAttribute('data-becomes', type);

  render(field, { container, hydrate: true });

  expect(screen.getByLabelText('When')).toBe(served);
  expect(served).toHaveAttribute('type', type);
  expect(served).toHaveValue(type === 'date' ? '2026-12-09' : '09:30');
});

it('keeps a day that was chosen before React took it', () => {
  const field = <DateInput aria-label="Day" defaultValue="" />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(field);
  const served = screen.getByLabelText<HTMLInputElement>('Day');
  served.type = 'date';
  served.value = '2026-12-24';

  render(field, { container, hydrate: true });

  expect(served).toHaveValue('2026-12-24');
});
