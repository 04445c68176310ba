import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { addTexts, createTexts, TextsProvider } from '@straits/i18n';
import { AccountForm, FormSubmit, FormText } from './AccountForm';
import account from './locales/en.json';

interface Values {
  name?: string;
}

describe('a form', () => {
  it('keeps what was typed before its script had come', async () => {
    const texts = createTexts('en');
    await addTexts(texts, 'account', () => Promise.resolve({ default: account }));
    const sent = jest.fn().mockResolvedValue(undefined);
    const form = (
      <TextsProvider texts={texts}>
        <AccountForm<Values> fields={['name']} validate={() => ({})} onSubmit={sent}>
          <FormText name="name" label="Full name" />
          <FormSubmit>Send</FormSubmit>
        </AccountForm>
      </TextsProvider>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(form);
    Object.assign(screen.getByLabelText('Full name'), { value: 'Suharto' });

    render(form, { container, hydrate: true });
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));

    expect(sent.mock.calls[0]?.[0]).toEqual({ name: 'Suharto' });
    expect(screen.getByLabelText('Full name')).toHaveValue('Suharto');
  });
});
