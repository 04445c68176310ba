import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './TextField';

function Typed(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState('');
  return (
    <TextField
      label="Password"
      type="password"
      value={value}
      onChange={setValue}
      showLabel="Show password"
      hideLabel="Hide password"
      {...props}
    />
  );
}

describe('TextField', () => {
  it('shows a password on demand and hides it again', async () => {
    render(<Typed />);
    const box = screen.getByLabelText('Password');

    await userEvent.type(box, 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(box).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));

    expect(box).toHaveAttribute('type', 'password');
    expect(box).toHaveValue('secret');
  });

  it('lets a password be pasted', async () => {
    render(<Typed />);

    await userEvent.click(screen.getByLabelText('Password'));
    await userEvent.paste('from my manager');

    expect(screen.getByLabelText('Password')).toHaveValue('from my manager');
  });

  it('ties error and hint to the box and marks it wrong', () => {
    render(<Typed error="Enter a password" hint="8 characters or more" />);

    const box = screen.getByLabelText('Password');

    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Enter a password 8 characters or more');
  });

  it('says beside the label that it may stay empty', () => {
    render(<Typed type="tel" label="Phone" optional="optional" />);

    expect(screen.getByRole('textbox', { name: 'Phone optional' })).toBeInTheDocument();
  });
});
