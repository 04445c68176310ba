import { fireEvent, screen } from '@testing-library/react';
import { fakeApi, refused } from '@straits/testing/fake-api';
import { person, renderPage } from '@straits/testing/render-page';
import type { Session } from '@straits/session';
import texts from '../locales/en.json';
import { ContactPage } from './ContactPage';

const base = { LicenceNo: 'TA 01234', UEN: '200300001A', SupportPhone: '+65 6123 4567', SupportEmail: 'help@straits.test' };
const show = async (
  search = '',
  answer: Parameters<typeof fakeApi>[0] = { 'POST /enquiries': { body: { reference: 'ENQ-7K2M', isMailed: true } } },
  session: Session = { status: 'visitor' },
) => {
  const asked = fakeApi({ 'GET /base': { body: base }, 'GET /company': { body: { Address: ['1 Harbour Road'] } }, ...answer });
  const view = await renderPage(<ContactPage />, { at: `/contact${search}`, texts: { catalog: texts }, session });
  await screen.findByText('+65 6123 4567');
  return { ...view, asked, sent: () => asked.filter(({ what }) => what === 'POST /enquiries') };
};
type User = Awaited<ReturnType<typeof show>>['user'];
const fill = async (user: User, note = 'Do you have a price for 30 pupils?') => {
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Siti');
  await user.type(screen.getByRole('textbox', { name: /^E-mail/ }), ' siti@straits.test ');
  await user.type(screen.getByRole('textbox', { name: /^Your question/ }), note);
};
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Send your question' }));

// What the tests' browser does not have: a picture of what was chosen.
Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined });
beforeEach(() => sessionStorage.clear());

describe('the enquiry form', () => {
  it('keeps what was typed when the tab is loaded anew, and forgets it once it is sent', async () => {
    const first = await show();
    await fill(first.user);
    first.unmount();

    const { user } = await show('?product=Ubud+Inn');
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Siti');
    expect(screen.getByRole('textbox', { name: /^Product/ })).toHaveValue('Ubud Inn');
    await send(user);

    expect(await screen.findByText(/ENQ-7K2M/)).toBeInTheDocument();
    expect(sessionStorage.getItem('straits_enquiry')).toBeNull();
  });

  it('says that no copy was mailed where the letter is held back', async () => {
    const { user } = await show('', { 'POST /enquiries': { body: { reference: 'ENQ-7K2M', isMailed: false } } });
    await fill(user);

    await send(user);

    expect(await screen.findByText(/Keep the reference.*could not e-mail you a copy/)).toBeInTheDocument();
  });

  it('is filled with the product and booking that the question came from', async () => {
    await show('?product=Ubud+Inn&bookingId=ST-1234');

    expect(screen.getByRole('textbox', { name: /^Product/ })).toHaveValue('Ubud Inn');
    expect(screen.getByRole('textbox', { name: /^Booking ID/ })).toHaveValue('ST-1234');
  });

  it('knows who is signed in, and what was typed wins', async () => {
    sessionStorage.setItem('straits_enquiry', JSON.stringify({ email: 'work@straits.test' }));

    await show('', {}, person({ Name: 'Ada Lim', Email: 'ada@straits.test', Phone: '+6591234567' }));

    expect(await screen.findByDisplayValue('Ada Lim')).toBe(screen.getByRole('textbox', { name: /^Name/ }));
    expect(screen.getByRole('textbox', { name: /^E-mail/ })).toHaveValue('work@straits.test');
    expect(screen.getByRole('textbox', { name: /^Phone/ })).toHaveValue('+6591234567');
  });

  it('sends what was typed and shows the reference', async () => {
    const { user, sent } = await show('?product=Ubud+Inn');
    await fill(user);

    await send(user);

    expect(await screen.findByText('Your question has arrived. Reference ENQ-7K2M')).toBeInTheDocument();
    expect(sent()[0]?.body).toEqual({
      name: 'Siti',
      email: 'siti@straits.test',
      product: 'Ubud Inn',
      note: 'Do you have a price for 30 pupils?',
    });
  });

  it('says all that is wrong at the top, at the fields and in the tab, and sends nothing', async () => {
    const { user, sent } = await show();
    document.title = 'Contact us · Straits';

    await send(user);

    const summary = screen.getByRole('alert', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Enter your name' })).toHaveAttribute('href', '#name');
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveAccessibleDescription(/Enter your name/);
    expect(document.title).toBe('Error: Contact us · Straits');
    expect(sent()).toHaveLength(0);
  });

  it('gives the tab its own title back once it is sent', async () => {
    const { user } = await show();
    document.title = 'Send an enquiry · Straits';
    await send(user);
    expect(document.title).toBe('Error: Send an enquiry · Straits');
    await fill(user);

    await send(user);

    expect(await screen.findByText(/ENQ-7K2M/)).toBeInTheDocument();
    expect(document.title).toBe('Send an enquiry · Straits');
  });

  it('says nothing while somebody types, and speaks up when a bad e-mail address is left', async () => {
    const { user } = await show();
    const email = screen.getByRole('textbox', { name: /^E-mail/ });

    await user.type(email, 'siti@');
    expect(email).not.toHaveAttribute('aria-invalid');
    await user.tab();

    expect(email).toHaveAccessibleDescription(/Enter an e-mail address like name@example.com/);
    expect(screen.getByRole('textbox', { name: /^Name/ })).not.toHaveAttribute('aria-invalid');
  });

  it('counts characters as people do', async () => {
    const { user } = await show();

    await user.click(screen.getByRole('textbox', { name: /^Your question/ }));
    await user.paste('🦧🦧');

    expect(screen.getAllByText('158 characters left')).not.toHaveLength(0);
  });

  it('keeps what was typed when the API refuses', async () => {
    const { user } = await show('', { 'POST /enquiries': refused('rate_limited') });
    await fill(user);

    await send(user);

    expect(await screen.findByRole('alert', { name: 'There is a problem' })).toHaveTextContent('Too many tries');
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Siti');
  });

  it.each([
    [new File(['%PDF'], 'ticket.pdf', { type: 'application/pdf' }), 'Choose an image: PNG, JPEG or WebP'],
    [
      Object.defineProperty(new File([], 'large.png', { type: 'image/png' }), 'size', { value: 5 * 1024 * 1024 }),
      'Choose an image under 5 MB',
    ],
  ])('takes no file that is not a small image: %#', async (file, words) => {
    await show();

    // Dropped files are not filtered by `accept`.
    fireEvent.change(screen.getByLabelText(/^Picture/), { target: { files: [file] } });

    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('sends nothing without the picture that was refused, until it is taken away', async () => {
    const { user, sent } = await show();
    await fill(user);
    fireEvent.change(screen.getByLabelText(/^Picture/), { target: { files: [new File(['%PDF'], 'ticket.pdf')] } });

    await send(user);

    expect(screen.getByRole('alert', { name: 'There is a problem' })).toHaveFocus();
    expect(screen.getByText('ticket.pdf')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Choose an image: PNG, JPEG or WebP' }));
    const remove = screen.getByRole('button', { name: 'Remove' });
    expect(remove).toHaveFocus();
    expect(sent()).toHaveLength(0);

    await user.click(remove);
    expect(screen.queryByRole('alert', { name: 'There is a problem' })).not.toBeInTheDocument();
    await send(user);
    expect(await screen.findByText(/ENQ-7K2M/)).toBeInTheDocument();
  });
});
