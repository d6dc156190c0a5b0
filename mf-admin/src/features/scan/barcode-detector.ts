/** Used part of the browser's BarcodeDetector, which TypeScript's library does not declare. */
export interface BarcodeDetectorLike {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

interface BarcodeDetectorClass {
  new (): BarcodeDetectorLike;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Formats on the shop's labels, on goods and on receipts. */
const formats = ['code_128', 'ean_13', 'qr_code'];

/** Returns true if the browser can access a camera. */
export const hasCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function';

/** Returns the browser's detector if it supports the formats, or else lazy-loads one in JavaScript. Rejects if loading fails. */
export async function loadBarcodeDetector(): Promise<BarcodeDetectorLike> {
  const { BarcodeDetector: Native } = globalThis as { BarcodeDetector?: BarcodeDetectorClass };
  if (Native !== undefined) {
    // On phones without Google services it exists, but supports no formats.
    const supported = await Native.getSupportedFormats();
    if (formats.every((format) => supported.includes(format))) return new Native();
  }
  const { createBarcodeDetector } = await import(
    /* webpackChunkName: "barcode-reader" */ './create-barcode-detector.ts'
  );
  return createBarcodeDetector();
}
