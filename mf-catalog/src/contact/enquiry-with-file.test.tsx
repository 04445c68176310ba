import { screen } from '@testing-library/react';
import { fakeApi } from '@straits/testing/fake-api';
import { renderPage } from '@straits/testing/render-page';
import texts from '../locales/en.json';
import { ContactPage } from './ContactPage';

const base = { LicenceNo: 'TA 01234', UEN: '200300001A', SupportPhone: '+65 6123 4567', SupportEmail: 'help@straits.test' };

let sent: { method: string; address: string; form: FormData }[] = [];
/** Answers in the API's place what is sent with a file: the browser tells how far it is only by this. */
class FakeUpload {
  upload = {};
  status = 200;
  responseText = '{"reference":"Q0000000007"}';
  onload?: () => void;
  onloadend?: () => void;
  private asked = { method: '', address: '' };
  open(method: string, address: string) {
    this.asked = { method, address };
  }
  setRequestHeader() {}
  send(form: FormData) {
    sent.push({ ...this.asked, form });
    this.onload?.();
    this.onloadend?.();
  }
}

// What the tests' browser does not have: a picture of what was chosen.
Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined });
const ours = globalThis.XMLHttpRequest;
beforeEach(() => {
  sent = [];
  sessionStorage.clear();
  globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
});
afterEach(() => void (globalThis.XMLHttpRequest = ours));

it('goes as one multipart POST: the fields and system first, then the picture in the field File', async () => {
  const asked = fakeApi({ 'GET /base': { body: base }, 'GET /company': { body: { Address: ['1 Harbour Road'] } } });
  const { user } = await renderPage(<ContactPage />, { at: '/contact?product=Ubud+Inn', texts: { catalog: texts } });
  const picture = new File(['png'], 'ramp.png', { type: 'image/png' });
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Siti');
  await user.type(screen.getByRole('textbox', { name: /^E-mail/ }), 'siti@straits.test');
  await user.type(screen.getByRole('textbox', { name: /^Your question/ }), 'Is there a ramp at the gate?');
  await user.upload(screen.getByLabelText(/^Picture/), picture);

  await user.click(screen.getByRole('button', { name: 'Send your question' }));

  expect(await screen.findByText(/Q0000000007/)).toBeInTheDocument();
  expect(sent.map(({ method, address }) => [method, address.split('?')[0]])).toEqual([['POST', '/travel/v1/enquiries']]);
  expect([...sent[0]!.form]).toEqual([
    ['name', 'Siti'],
    ['email', 'siti@straits.test'],
    ['product', 'Ubud Inn'],
    ['note', 'Is there a ramp at the gate?'],
    ['system', '123'],
    ['File', expect.objectContaining({ name: 'ramp.png', type: 'image/png' })],
  ]);
  expect(asked.filter(({ what }) => what.startsWith('POST'))).toEqual([]);
});
