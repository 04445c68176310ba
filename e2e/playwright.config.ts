import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { browserLaunch } from './browser';

const results = path.resolve(__dirname, '../test-results');

// STRAITS_E2E_SITE=http://localhost:4000 runs the journeys against a site that runs already; else the global setup starts one.
export default defineConfig({
  outputDir: path.join(results, 'journeys'),
  // What changes the shop for all (stops processes, publishes), or counts what all have told, runs one by one, after everything else.
  projects: [
    { name: 'journeys', testDir: path.join(__dirname, 'journeys'), workers: 2 },
    { name: 'alone', testDir: path.join(__dirname, 'alone'), dependencies: ['journeys'] },
    { name: 'faults', testDir: path.join(__dirname, 'faults'), testIgnore: '**/for-all/**', dependencies: ['journeys'] },
    { name: 'for all', testDir: path.join(__dirname, 'faults/for-all'), dependencies: ['alone', 'faults'], workers: 1 },
  ],
  globalSetup: path.join(__dirname, 'start-stack.ts'),
  // More than two cores: most faults wait for what is slow on purpose.
  workers: 4,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: process.env['STRAITS_E2E_REPORT'] ? [['list'], ['json', { outputFile: process.env['STRAITS_E2E_REPORT'] }]] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env['STRAITS_E2E_SITE'],
    launchOptions: browserLaunch,
    screenshot: 'only-on-failure',
    // Of a failure: its steps, with the page's picture and its tree; what it asked for is printed (recorded.ts). Each step's page besides takes a tenth of every
    // test's time: `--trace on` keeps that for one that is looked into.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    locale: 'en-SG',
    timezoneId: 'Asia/Singapore',
  },
});
