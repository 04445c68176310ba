import type { FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { fileTypeFromBuffer } from 'file-type';
import { refuse } from '../http/refusal';

export interface UploadedImage {
  image: Buffer;
  /** The sender's name for it, for showing only. */
  name: string;
  /** Text fields that came before the file. */
  fields: Record<string, string>;
}

const MAX_PIXELS = 50_000_000;

interface MultipartField {
  type: 'field' | 'file';
  value?: unknown;
}
const textFields = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) =>
      (field as MultipartField)?.type === 'field' ? [[key, String((field as MultipartField).value)]] : [],
    ),
  );

/** A sender's name for a file as it may be shown. */
export const shownName = (name: string) => name.replaceAll(/[^\p{L}\p{N}._ -]/gu, '').slice(0, 100) || 'image';

/** What a proof of payment may be. */
const PNG_OR_JPEG = ['image/png', 'image/jpeg'];
/** What phones and browsers save pictures as besides. */
export const ANY_PICTURE = [...PNG_OR_JPEG, 'image/webp'];

/** Whether the bytes are a picture of one of these types that really draws: a script, a bomb or half a picture ends here. Refuses: file_not_image. */
export async function checkImage(image: Buffer, types = PNG_OR_JPEG) {
  const type = await fileTypeFromBuffer(image);
  if (!type || !types.includes(type.mime)) refuse('file_not_image');
  try {
    await sharp(image, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).resize(16, 16).toBuffer();
  } catch {
    refuse('file_not_image');
  }
}

const isTooLarge = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
/** A form that was cut off on its way, or is none. */
const broken = (error: unknown): never => refuse(isTooLarge(error) ? 'file_too_large' : 'request_malformed');

/**
 * The file in the field `File` of a multipart request, not judged yet.
 * Refuses: media_type_unsupported, request_malformed, file_missing, file_too_large.
 */
export async function readUploadedFile(request: FastifyRequest, maxBytes: number) {
  if (!request.isMultipart()) refuse('media_type_unsupported');
  const part = await request.file({ limits: { fileSize: maxBytes } }).catch(broken);
  if (part?.fieldname !== 'File') refuse('file_missing');
  const content = await part.toBuffer().catch(broken);
  if (content.length === 0) refuse('file_missing');
  return { content, name: shownName(part.filename), fields: textFields(part.fields) };
}

/**
 * The image in the field `File` of a multipart request, judged by its bytes, not its name: of one of the types, PNG or JPEG when none
 * are given, and of at most `maxBytes`.
 * Refuses: media_type_unsupported, file_missing, file_too_large, file_not_image.
 */
export async function readUploadedImage(request: FastifyRequest, maxBytes: number, types?: string[]): Promise<UploadedImage> {
  const { content, ...told } = await readUploadedFile(request, maxBytes);
  await checkImage(content, types);
  return { image: content, ...told };
}
