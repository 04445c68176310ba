// Files are sent and saved on few pages: this code comes when it is first called, so that it is not in every first load.
type Upload = typeof import('./upload');
type Pieces = typeof import('./upload-pieces');
type Download = typeof import('./download');
type Shrink = typeof import('./shrink-image');
type Events = typeof import('./events');

export type { UploadOptions } from './upload';
export type { ShrinkFault, Shrunk } from './shrink-image';

/** Multipart POST with the file in the field `File`; `onProgress` as bytes leave the browser. See `upload.ts`. */
export const upload: Upload['upload'] = async (...given) => (await import('./upload')).upload(...given);
/** A file in pieces, which goes on where a lost connection broke it off. See `upload-pieces.ts`. */
export const uploadInPieces = async <T>(...given: Parameters<Pieces['uploadInPieces']>) =>
  (await import('./upload-pieces')).uploadInPieces<T>(...given);
/** Multipart only when there is a file, else JSON (M287). */
export const postWithFile: Upload['postWithFile'] = async (...given) => (await import('./upload')).postWithFile(...given);
/** Saves a document of the API as a file. See `download.ts`. */
export const download: Download['download'] = async (...given) => (await import('./download')).download(...given);
/** Server-sent events by fetch, until they end. See `events.ts`. */
export const followEvents: Events['followEvents'] = async (...given) => (await import('./events')).followEvents(...given);
/** A picture made ready to be sent: its kind judged by its bytes, drawn smaller when it is heavy. See `shrink-image.ts`. */
export const shrinkImage: Shrink['shrinkImage'] = async (...given) => (await import('./shrink-image')).shrinkImage(...given);
