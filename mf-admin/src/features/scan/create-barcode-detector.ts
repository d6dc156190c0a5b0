import { readCode } from './read-code.ts';

/** JavaScript replacement of BarcodeDetector for browsers without one. */
export function createBarcodeDetector() {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  return {
    async detect(video: HTMLVideoElement): Promise<{ rawValue: string }[]> {
      const { videoWidth: width, videoHeight: height } = video;
      if (context === null || width === 0) return [];
      Object.assign(context.canvas, { width, height });
      context.drawImage(video, 0, 0);
      const code = readCode(context.getImageData(0, 0, width, height));
      return code === undefined ? [] : [{ rawValue: code }];
    },
  };
}
