interface Reply {
  header(name: string, value: string): Reply;
  type(type: string): Reply;
  serializer(serialize: (content: unknown) => string | Buffer): Reply;
  send(content: unknown): unknown;
}

/** Answers a file that is saved under its name, and kept by nobody on the way. */
export const sendFile = (reply: unknown, file: { type: string; name: string; content: Buffer }) =>
  (reply as Reply)
    .type(file.type)
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .header('cache-control', 'private, no-store')
    .serializer((content) => content as Buffer)
    .send(file.content);
