declare module 'fontkit' {
  /** A font, read and parsed; pdfkit takes it in the place of a file (`typeof src.layout === 'function'`). */
  export function openSync(file: string): Uint8Array & { layout(text: string): unknown };
}
