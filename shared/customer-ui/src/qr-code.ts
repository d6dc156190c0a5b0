/** A text as a QR code, on the page or as a picture to save. Bundled with the page that uses it. */
export { QrCode } from './qr-code/qr-code.tsx';
export type { QrCodeProps } from './qr-code/qr-code.tsx';
export { qrOutline } from './qr-code/qr-outline.ts';
