import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Stepper } from './Stepper';

function Adults({ min = 0, max = 9, start = 1 }: { min?: number; max?: number; start?: number }) {
  const [value, setValue] = useState(start);
  return <Stepper label="Adults" value={value} onChange={setValue} min={min} max={max} minusLabel="One less" plusLabel="One more" />;
}
const number = () => screen.getByRole('textbox', { name: 'Adults' });

describe('Stepper', () => {
  it('counts up and says the new number', async () => {
    render(<Adults />);

    await userEvent.click(screen.getByRole('button', { name: 'One more' }));

    expect(number()).toHaveValue('2');
    expect(screen.getByRole('status')).toHaveTextContent('Adults: 2');
  });

  it('stops at both ends', () => {
    render(<Adults min={1} max={1} />);

    expect(screen.getByRole('button', { name: 'One less' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'One more' })).toBeDisabled();
  });

  it('takes a typed number', async () => {
    render(<Adults />);

    await userEvent.clear(number());
    await userEvent.type(number(), '4');
    await userEvent.tab();

    expect(number()).toHaveValue('4');
  });

  it('brings a typed number into range when the box is left', async () => {
    render(<Adults max={6} />);

    await userEvent.clear(number());
    await userEvent.type(number(), '42');
    await userEvent.tab();

    expect(number()).toHaveValue('6');
  });

  it('keeps the number when the box is left empty', async () => {
    render(<Adults start={3} />);

    await userEvent.clear(number());
    await userEvent.tab();

    expect(number()).toHaveValue('3');
  });

  it('counts with the arrow keys', async () => {
    render(<Adults />);

    await userEvent.type(number(), '{ArrowUp}{ArrowUp}{ArrowDown}');

    expect(number()).toHaveValue('2');
  });
});
