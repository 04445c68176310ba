import { fileTypeFromBuffer } from 'file-type';

const ALLOWED = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/avif']);

/** The media type by the bytes, whatever the name says; null when it is no picture that we take. */
export async function pictureTypeOf(bytes: Uint8Array): Promise<string | null> {
  const type = await fileTypeFromBuffer(bytes);
  return type && ALLOWED.has(type.mime) ? type.mime : null;
}
