import { superviseServer } from './child';

// A parent for the tests to kill: starts the server and says its process id.
const port = String(process.env['PORT']);
const health = `http://127.0.0.1:${port}/healthz`;
const server = superviseServer({ name: 'fixture', entry: 'scripts/child.fixture.ts', env: process.env, print: () => undefined }, health);
void server.start().then(async () => console.log(await (await fetch(health)).text()));
