import { existsSync } from 'node:fs';

// Chromium without what surrounds its pages: the same pages in three quarters of the time.
const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const findFile = (...places: string[]) => [process.env['STRAITS_CHROMIUM'], ...places].find((file) => file && existsSync(file));

/** How measurements start the browser: the system's Chromium where there is one, else Playwright's own. */
export const browserLaunch = {
  executablePath: findFile(...WHOLE, SHELL),
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

/** How tests start it. */
export const testLaunch = { ...browserLaunch, executablePath: findFile(SHELL, ...WHOLE) };
