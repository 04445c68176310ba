import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InShop } from '../acts/shop.fixture';
import { fault, faultsOf } from './fault';
import { TypedDate, TypedText } from './fields';
import { TypedForm } from './TypedForm';

const isEmail = (text: string) => /@.+\./.test(text);
const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
const onSubmit = jest.fn();

const show = () =>
  render(
    <TypedForm
      initialValues={{ email: '', born: '' }}
      validate={({ email, born }) =>
        faultsOf({ email: isEmail(email) ? undefined : fault('email'), born: isDate(born) ? undefined : fault('dateNotReal') })
      }
      onSubmit={onSubmit}
    >
      <TypedText name="email" label="E-mail" checkOnLeave />
      <TypedDate name="born" label="Born" />
      <button type="submit">Go on</button>
      <button type="button">Elsewhere</button>
    </TypedForm>,
    { wrapper: InShop },
  );
const EMAIL = 'Enter an e-mail address like name@example.com';
const DATE = 'Enter a real date, for example 27 3 1990';

describe('a typed form', () => {
  it('waits with a fault until the pressed button was clicked, so that it does not move away', async () => {
    const user = userEvent.setup();
    show();
    await user.type(screen.getByLabelText(/^E-mail/), 'ada');

    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByText('Elsewhere') });
    expect(screen.queryByText(EMAIL)).not.toBeInTheDocument();
    await user.pointer({ keys: '[/MouseLeft]' });

    expect(await screen.findByText(EMAIL)).toBeInTheDocument();
  });

  it('says nothing about a date while one of its boxes is typed in, the second time neither', async () => {
    show();
    await userEvent.type(screen.getByLabelText('Day'), '31');
    expect(screen.queryByText(DATE)).not.toBeInTheDocument();
    await userEvent.click(screen.getByText('Elsewhere'));
    expect(await screen.findByText(DATE)).toBeInTheDocument();

    await userEvent.type(screen.getByLabelText('Month'), '2');

    expect(screen.queryByText(DATE)).not.toBeInTheDocument();
  });

  it('keeps every wrong answer after a submit', async () => {
    show();
    await userEvent.type(screen.getByLabelText(/^E-mail/), 'ada');

    await userEvent.click(screen.getByText('Go on'));

    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByLabelText(/^E-mail/)).toHaveValue('ada');
    expect(screen.getAllByText(EMAIL)).toHaveLength(2);
  });
});
