import { createServer } from 'node:http';

// A server for the tests of its supervision: `/healthz` says its process id, `/crash` ends it.
const port = Number(process.env['PORT']);
if (process.env['BROKEN']) throw new Error('no good');

const server = createServer((request, response) => {
  if (request.url === '/crash') process.exit(7);
  response.end(String(process.pid));
});
server.listen(port, '127.0.0.1');
console.log('listening');
process.on('SIGTERM', () => {
  console.log('ending gently');
  server.close();
  server.closeAllConnections();
});
