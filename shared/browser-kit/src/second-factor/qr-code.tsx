import { color, radius, styled } from '@gvg/ui';
import { create } from 'qrcode';

/** Around the code, in modules: readers need it. */
const quietZone = 4;

// The same colours in both schemes: readers expect dark on light.
const Code = styled('svg')({ display: 'block', width: 200, height: 200, borderRadius: radius.input, backgroundColor: color.qrBackground, color: color.onGold });

/** One path for all dark modules. */
function pathOf(text: string): { path: string; size: number } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const dark = Array.from(modules.data, (bit, index) => (bit ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z` : ''));
  return { path: dark.join(''), size };
}

/** A text as a QR code. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = pathOf(text);
  return (
    <Code role="img" aria-label={label} viewBox={`${-quietZone} ${-quietZone} ${size + 2 * quietZone} ${size + 2 * quietZone}`} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </Code>
  );
}
