import { measureWallet } from '/work/trees/wallet/e2e/bench/wallet';
import { printFigures } from '/work/trees/wallet/e2e/bench/report';
import { socketAddress } from '/work/trees/wallet/api/src/database/embedded-server';
measureWallet('http://localhost:5900', socketAddress(process.argv[2]!, 'straits')).then(printFigures, (e) => {
  console.error(e);
  process.exit(1);
});
