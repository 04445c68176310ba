import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findFreeBase, root } from '../../scripts/addresses';
import { PROOFS } from './proofs';
import { startTopology } from './topology';

/** `npm run topology`: docker-compose.yml's services by hand on this machine, nginx before them, and what they must do together. */
async function main(): Promise<number> {
  const folder = path.join(root, '.cache/topology');
  for (const old of ['mail', 'nginx', 'site-1', 'site-2']) rmSync(path.join(folder, old), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const began = Date.now();
  const topology = await startTopology(folder, await findFreeBase(), (line) => console.log(line));
  console.log(`✓ the services of docker-compose.yml run (${((Date.now() - began) / 1000).toFixed(0)} s)`);
  let failed = 0;
  try {
    for (const prove of PROOFS) {
      try {
        console.log(`✓ ${await prove(topology)}`);
      } catch (error) {
        failed += 1;
        console.log(`✗ ${prove.name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  } finally {
    await topology.stop();
  }
  return failed === 0 ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
