/** A QR as SVG text. Its drawing code comes when the first one is drawn. */
export async function drawQr(text: string): Promise<string> {
  const { toString } = await import(/* webpackChunkName: "qr" */ 'qrcode');
  return toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
}
export const svgAddress = (svg: string) => `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
