import { useLayoutEffect, type ReactNode } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { addTexts, createTexts, TextsProvider } from '@straits/i18n';
import { AccountForm, FormSubmit, FormText } from './AccountForm';
import account from './locales/en.json';

interface Values {
  name?: string;
}

const sent = jest.fn().mockResolvedValue(undefined);
beforeEach(() => sent.mockClear());

/** A form that the server drew, with a name typed before its script has come. */
async function typedEarly(after: ReactNode = null) {
  const texts = createTexts('en');
  await addTexts(texts, 'account', () => Promise.resolve({ default: account }));
  const form = (
    <TextsProvider texts={texts}>
      <AccountForm<Values>
        fields={['name']}
        validate={({ name }): Record<string, string> => (name ? {} : { name: 'fault.nameMissing' })}
        onSubmit={sent}
      >
        <FormText name="name" label="Full name" />
        <FormSubmit>Send</FormSubmit>
      </AccountForm>
      {after}
    </TextsProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  Object.assign(screen.getByLabelText('Full name'), { value: 'Suharto' });
  return { form, container };
}

describe('a form', () => {
  it('keeps what was typed before its script had come', async () => {
    const { form, container } = await typedEarly();

    render(form, { container, hydrate: true });
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));

    expect(sent.mock.calls[0]?.[0]).toEqual({ name: 'Suharto' });
    expect(screen.getByLabelText('Full name')).toHaveValue('Suharto');
  });

  it('is sent also by a press that comes in the moment when its script has', async () => {
    const Press = () => {
      useLayoutEffect(() => void fireEvent.click(screen.getByRole('button', { name: 'Send' })), []);
      return null;
    };
    const { form, container } = await typedEarly(<Press />);

    render(form, { container, hydrate: true });

    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.calls[0]?.[0]).toEqual({ name: 'Suharto' });
    expect(screen.queryByRole('heading', { name: 'There is a problem' })).not.toBeInTheDocument();
  });
});
