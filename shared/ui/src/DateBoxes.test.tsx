import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateBoxes, type DateBoxesProps } from './DateBoxes';

const labels = { day: 'Day', month: 'Month', year: 'Year' };

function Birth({ start = '', onValue, ...rest }: Partial<DateBoxesProps> & { start?: string; onValue?: (value: string) => void }) {
  const [value, setValue] = useState(start);
  const change = (next: string) => {
    setValue(next);
    onValue?.(next);
  };
  return (
    <>
      <DateBoxes label="Date of birth" name="birth" labels={labels} value={value} onChange={change} {...rest} />
      <button onClick={() => setValue('2001-12-24')}>Use Mei</button>
    </>
  );
}
const box = (name: string) => screen.getByRole('textbox', { name });

describe('DateBoxes', () => {
  it('gives a date for a month that is written as a name, and leaves the name in its box', async () => {
    const onValue = jest.fn();
    render(<Birth onValue={onValue} />);

    await userEvent.type(box('Day'), '7');
    await userEvent.type(box('Month'), 'March');
    await userEvent.type(box('Year'), '1990');

    expect(onValue).toHaveBeenLastCalledWith('1990-03-07');
    expect(box('Month')).toHaveValue('March');
  });

  it('does not jump to the next box', async () => {
    render(<Birth />);

    await userEvent.type(box('Day'), '07');

    expect(box('Day')).toHaveFocus();
  });

  it('keeps a wrong answer', async () => {
    render(<Birth />);

    await userEvent.type(box('Month'), 'Smarch');
    await userEvent.tab();

    expect(box('Month')).toHaveValue('Smarch');
  });

  it('shows a value that comes from elsewhere', async () => {
    render(<Birth start="1990-03-07" />);

    await userEvent.click(screen.getByRole('button', { name: 'Use Mei' }));

    expect([box('Day'), box('Month'), box('Year')].map((input) => (input as HTMLInputElement).value)).toEqual(['24', '12', '2001']);
  });

  it('is left only when focus leaves all three boxes', async () => {
    const onBlur = jest.fn();
    render(<Birth onBlur={onBlur} />);

    await userEvent.click(box('Day'));
    await userEvent.tab();
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Use Mei' }));

    expect(onBlur).toHaveBeenCalledTimes(1);
  });

  it('ties its error and hint to the group', () => {
    render(<Birth error="Enter the year of birth" hint="As in the passport" />);

    expect(screen.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription('Enter the year of birth As in the passport');
  });

  it('asks in the order of the document', () => {
    render(<Birth order="ymd" />);

    expect(screen.getAllByRole('textbox').map((input) => input.getAttribute('name'))).toEqual(['birth.year', 'birth.month', 'birth.day']);
  });
});
