/** The part of the browser's BarcodeDetector that is used; TypeScript's library does not have it. */
export interface BarcodeDetectorLike {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

interface BarcodeDetectorClass {
  new (): BarcodeDetectorLike;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** On our labels, on goods and on receipts. */
const formats = ['code_128', 'ean_13', 'qr_code'];

/** Whether there is a camera that a page may ask for. */
export const hasCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function';

/** The browser's own detector where it reads our codes, else one in JavaScript, which is loaded then. Rejects when it cannot be loaded. */
export async function loadBarcodeDetector(): Promise<BarcodeDetectorLike> {
  const { BarcodeDetector: Native } = globalThis as { BarcodeDetector?: BarcodeDetectorClass };
  if (Native !== undefined) {
    // On a phone without Google's services it is there, and reads nothing.
    const supported = await Native.getSupportedFormats();
    if (formats.every((format) => supported.includes(format))) return new Native();
  }
  const { createBarcodeDetector } = await import(
    /* webpackChunkName: "barcode-reader" */ './create-barcode-detector.ts'
  );
  return createBarcodeDetector();
}
