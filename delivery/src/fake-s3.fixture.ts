import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** The part of S3's protocol that the delivery uses: objects, conditional writes, listing and removing. */
export function fakeS3(): Server {
  const objects = new Map<string, Buffer>();
  const tagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;
  return createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
    const [bucket = '', ...rest] = decodeURIComponent(pathname).slice(1).split('/');
    const key = `${bucket}/${rest.join('/')}`;
    const refuse = (status: number, code: string) =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code><Message>no</Message></Error>`);
    const found = objects.get(key);
    if (request.method === 'PUT') {
      return void buffer(request).then((content) => {
        const now = objects.get(key);
        if (request.headers['if-none-match'] && now) return refuse(412, 'PreconditionFailed');
        const wanted = request.headers['if-match'];
        if (wanted && (!now || tagOf(now) !== wanted)) return refuse(412, 'PreconditionFailed');
        objects.set(key, content);
        return response.writeHead(200, { etag: tagOf(content) }).end();
      });
    }
    if (request.method === 'DELETE') return void (objects.delete(key), response.writeHead(204).end());
    if (request.method === 'POST') {
      return void buffer(request).then((body) => {
        for (const [, name] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) objects.delete(`${bucket}/${name}`);
        response.writeHead(200, { 'content-type': 'application/xml' }).end('<DeleteResult></DeleteResult>');
      });
    }
    if (searchParams.has('list-type')) {
      const wanted = `${bucket}/${searchParams.get('prefix') ?? ''}`;
      const keys = [...objects.keys()].filter((name) => name.startsWith(wanted)).sort();
      const contents = keys.map((name) => `<Contents><Key>${name.slice(bucket.length + 1)}</Key></Contents>`).join('');
      return response.writeHead(200, { 'content-type': 'application/xml' }).end(`<ListBucketResult>${contents}</ListBucketResult>`);
    }
    return found ? response.writeHead(200, { etag: tagOf(found) }).end(found) : refuse(404, 'NoSuchKey');
  });
}
