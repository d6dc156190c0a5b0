// Individual imports: the package's index includes every format and is not tree-shaken.
import BinaryBitmap from '@zxing/library/es2015/core/BinaryBitmap';
import DecodeHintType from '@zxing/library/es2015/core/DecodeHintType';
import RGBLuminanceSource from '@zxing/library/es2015/core/RGBLuminanceSource';
import HybridBinarizer from '@zxing/library/es2015/core/common/HybridBinarizer';
import Code128Reader from '@zxing/library/es2015/core/oned/Code128Reader';
import EAN13Reader from '@zxing/library/es2015/core/oned/EAN13Reader';
import QRCodeReader from '@zxing/library/es2015/core/qrcode/QRCodeReader';

/** Pixels of a picture in RGBA, four bytes each. */
export type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>;

/** Brightness of each pixel, row by row. */
interface Luminance {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

const readers = [new Code128Reader(), new EAN13Reader(), new QRCodeReader()];
/** Scans all rows, because a label is not always in the middle. */
const hints = new Map([[DecodeHintType.TRY_HARDER, true]]);

/** Green counts double, as for the human eye. */
function luminanceOf({ data, width, height }: Pixels): Luminance {
  const gray = new Uint8ClampedArray(width * height);
  for (let pixel = 0, at = 0; pixel < gray.length; pixel += 1, at += 4)
    gray[pixel] = ((data[at] ?? 0) + 2 * (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 4;
  return { data: gray, width, height };
}

/** Swaps rows and columns, to read codes that lie on their side. */
function transpose({ data, width, height }: Luminance): Luminance {
  const turned = new Uint8ClampedArray(data.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) turned[x * height + y] = data[y * width + x] ?? 0;
  return { data: turned, width: height, height: width };
}

function readUpright({ data, width, height }: Luminance): string | undefined {
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(data, width, height)));
  for (const reader of readers) {
    try {
      return reader.decode(bitmap, hints).getText();
    } catch {
      // The reader throws if there is no code of its kind.
    }
  }
  return undefined;
}

/** Returns the text of a Code 128, EAN-13 or QR code in a picture, upright or on its side. Undefined if there is none or it cannot be read. */
export function readCode(pixels: Pixels): string | undefined {
  const luminance = luminanceOf(pixels);
  return readUpright(luminance) ?? readUpright(transpose(luminance));
}
