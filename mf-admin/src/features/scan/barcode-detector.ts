/** The part of the browser's BarcodeDetector that is used; TypeScript's library does not have it. */
export interface BarcodeDetectorLike {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

type Constructor = new () => BarcodeDetectorLike;

const constructorOf = () => (globalThis as { BarcodeDetector?: Constructor }).BarcodeDetector;

/** Whether this browser reads codes with its camera. */
export const canReadCodes = (): boolean =>
  constructorOf() !== undefined && typeof navigator.mediaDevices?.getUserMedia === 'function';

export function createBarcodeDetector(): BarcodeDetectorLike {
  const Detector = constructorOf();
  if (Detector === undefined) throw new Error('this browser has no BarcodeDetector');
  return new Detector();
}
