import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { isBusy, watchFields } from './reload-guard';

function Form() {
  const [name, setName] = useState('');
  return (
    <main>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
    </main>
  );
}

test('a shopper is busy once something is typed into a field of React, which writes it into the attribute too', async () => {
  watchFields();
  render(<Form />);
  const before = isBusy('/contact');
  await userEvent.type(screen.getByLabelText('Name'), 'Ada');

  expect([before, isBusy('/contact')]).toEqual([false, true]);
});
