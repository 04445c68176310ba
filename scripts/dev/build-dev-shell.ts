import { buildDevShell } from './dev-shell';

buildDevShell().catch((thrown: unknown) => {
  console.error(thrown);
  process.exitCode = 1;
});
