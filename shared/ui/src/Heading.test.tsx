import { render, screen } from '@testing-library/react';
import { PageTitle } from './Heading';

it('is read with a space between the line above and the title', () => {
  render(<PageTitle eyebrow="Three nights">Who travels?</PageTitle>);

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Three nights Who travels?');
});
