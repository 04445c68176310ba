import { randomUUID } from 'node:crypto';
import { createWriteStream, renameSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server that accepts everything and keeps each mail as a file. */
export async function startMailServer(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const file = path.join(folder, `${Date.now()}-${randomUUID()}.eml`);
      const draft = `${file}.part`;
      pipeline(stream, createWriteStream(draft)).then(() => {
        renameSync(draft, file);
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** The mails that this address has received from the stack under test, oldest first. For `expect.poll` until the awaited one is there. */
export async function mailsTo(address: string): Promise<Email[]> {
  const folder = process.env['STRAITS_E2E_MAIL'];
  if (!folder) throw new Error('STRAITS_E2E_MAIL is not set: the journeys run against a site whose mails go elsewhere.');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))));
  return mails.filter((mail) => mail.to?.some((to) => to.address?.toLowerCase() === address.toLowerCase()));
}
