import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { createTransport, type Transporter } from 'nodemailer';
import type { Settings } from '../settings';

export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** BCP 47 tag of the words. */
  language: string;
  /** Where an answer goes; without it to the shop. */
  replyTo?: string;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
}
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

const message = (from: string, { language, ...mail }: Mail) => ({
  from,
  ...mail,
  headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
});

/** A server that says nothing is left soon: its mails are tried again, and others' work goes on. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** By SMTP where SMTP_URL says so; otherwise each mail becomes a file in the data folder that a mail program opens. */
export function createMailer(settings: Settings): Mailer {
  if (settings.smtpUrl) {
    const smtp: Transporter = createTransport({ url: settings.smtpUrl, ...PATIENCE });
    return { send: async (mail) => void (await smtp.sendMail(message(settings.mailFrom, mail))) };
  }
  const folder = path.join(settings.dataDir, 'mail');
  const asFile = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message: content } = await asFile.sendMail(message(settings.mailFrom, mail));
      await mkdir(folder, { recursive: true });
      const file = path.join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`);
      // Whole or not at all: of a full disk nothing is left that looks like a mail.
      await writeFile(`${file}.draft`, content as Buffer);
      await rename(`${file}.draft`, file);
    },
  };
}
