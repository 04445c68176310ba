import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Whether somebody sits there who can be asked. */
export const isAtTerminal = (): boolean => Boolean(process.stdin.isTTY && process.stderr.isTTY);

/** Asks a question at the terminal. What is asked goes to stderr: a command's output may be taken further. */
export async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await lines.question(question)).trim();
  } finally {
    lines.close();
  }
}

/** Asks for a password at the terminal, without showing it; where there is none, it is the first line of what is piped in. */
export async function askPassword(question: string): Promise<string> {
  const unseen = new Writable({ write: (_part, _encoding, done) => done() });
  process.stderr.write(process.stdin.isTTY ? question : '');
  const lines = createInterface({ input: process.stdin, output: unseen, terminal: Boolean(process.stdin.isTTY) });
  try {
    return await new Promise((resolve) => {
      lines.once('line', resolve);
      lines.once('close', () => resolve(''));
    });
  } finally {
    lines.close();
    process.stderr.write(process.stdin.isTTY ? '\n' : '');
  }
}
