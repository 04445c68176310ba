import { existsSync } from 'node:fs';

const candidates = [process.env['STRAITS_CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** How every test and measurement starts the browser: the system's Chromium where there is one, else Playwright's own. */
export const browserLaunch = {
  executablePath: candidates.find((file) => file && existsSync(file)),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // *.localhost is this machine, also where the resolver does not know.
    '--host-resolver-rules=MAP *.localhost 127.0.0.1',
  ],
};
