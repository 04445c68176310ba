import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateBoxes } from './DateBoxes';
import { ErrorSummary, type FieldFault } from './ErrorSummary';
import { TextField } from './TextField';

const nothing = () => undefined;
const email: FieldFault = { field: 'email', text: 'Enter an e-mail address' };
const birth: FieldFault = { field: 'birth', text: 'Enter the year of birth' };

const Form = ({ errors, attempt }: { errors: FieldFault[]; attempt?: number }) => (
  <form>
    <ErrorSummary title="There is a problem" errors={errors} attempt={attempt} />
    <TextField label="E-mail" name="email" value="" onChange={nothing} />
    <DateBoxes label="Date of birth" name="birth" value="" onChange={nothing} labels={{ day: 'Day', month: 'Month', year: 'Year' }} />
  </form>
);

describe('ErrorSummary', () => {
  it('is not there without faults', () => {
    render(<Form errors={[]} />);

    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('takes the focus when it appears', () => {
    const { rerender } = render(<Form errors={[]} />);

    rerender(<Form errors={[email]} />);

    expect(screen.getByRole('alert', { name: 'There is a problem' })).toHaveFocus();
  });

  it('takes the focus again at the next attempt, not when a fault is mended', async () => {
    const { rerender } = render(<Form errors={[email, birth]} attempt={1} />);
    await userEvent.click(screen.getByLabelText('E-mail'));

    rerender(<Form errors={[birth]} attempt={1} />);
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
    rerender(<Form errors={[birth]} attempt={2} />);

    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('leads to a field by its name', async () => {
    render(<Form errors={[email, birth]} />);

    await userEvent.click(screen.getByRole('link', { name: 'Enter an e-mail address' }));

    expect(screen.getByLabelText('E-mail')).toHaveFocus();
  });

  it('leads to the first box of a group', async () => {
    render(<Form errors={[email, birth]} />);

    await userEvent.click(screen.getByRole('link', { name: 'Enter the year of birth' }));

    expect(screen.getByLabelText('Day')).toHaveFocus();
  });
});
