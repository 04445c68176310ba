import { imageKind, isTooLarge, jpegName, redraws, WANTED_BYTES, type Redraw } from './shrink.rules';

export type ShrinkFault = 'file_not_image' | 'file_too_large';
export type Shrunk = { ok: true; file: File } | { ok: false; fault: ShrinkFault };

const draw = (bitmap: ImageBitmap, { width, height, quality }: Redraw) =>
  new Promise<Blob | null>((resolve) => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) return resolve(null);
    // JPEG has no transparency: without a ground it would turn black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0, width, height);
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });

/** The first redraw that is light enough, or the lightest of all. */
async function lightest(bitmap: ImageBitmap, bytes: number): Promise<Blob | null> {
  let best: Blob | null = null;
  for (const way of redraws({ bytes, width: bitmap.width, height: bitmap.height })) {
    const drawn = await draw(bitmap, way);
    if (drawn && drawn.size < (best?.size ?? bytes)) best = drawn;
    if (best && best.size <= WANTED_BYTES) return best;
  }
  return best;
}

async function lighter(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file);
  const drawn = await lightest(bitmap, file.size);
  bitmap.close();
  return drawn ? new File([drawn], jpegName(file.name), { type: 'image/jpeg' }) : file;
}

/** A proof ready to send: PNG or JPEG by its bytes, drawn smaller when it is heavy, and within the limit (M250). */
export async function shrinkImage(file: File): Promise<Shrunk> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  if (!imageKind(head)) return { ok: false, fault: 'file_not_image' };
  // A picture that this browser cannot draw may still be one that the API can read.
  const small = await lighter(file).catch(() => file);
  return isTooLarge(small.size) ? { ok: false, fault: 'file_too_large' } : { ok: true, file: small };
}
