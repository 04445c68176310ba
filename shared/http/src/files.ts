// Files are sent and saved on few pages: this code comes when it is first called, so that it is not in every first load.
type Upload = typeof import('./upload');
type Download = typeof import('./download');

export type { UploadOptions } from './upload';

/** Multipart POST with the file in the field `File`; `onProgress` as bytes leave the browser. See `upload.ts`. */
export const upload: Upload['upload'] = async (...given) => (await import('./upload')).upload(...given);
/** Multipart only when there is a file, else JSON (M287). */
export const postWithFile: Upload['postWithFile'] = async (...given) => (await import('./upload')).postWithFile(...given);
/** Saves a document of the API as a file. See `download.ts`. */
export const download: Download['download'] = async (...given) => (await import('./download')).download(...given);
