import { color, radius, rem, styled } from '@gvg/ui';
import { create } from 'qrcode';
import { useMemo } from 'react';

/** Modules of blank margin that readers need. */
const margin = 2;

const Image = styled('svg')({ justifySelf: 'center', width: rem(200), height: rem(200), maxWidth: '100%', border: `1px solid ${color.line}`, borderRadius: radius.card, backgroundColor: color.qrBackground, '& path': { fill: color.jadeDeep } });

/** One square for each dark module, as a path. */
function pathOf(text: string): { size: number; path: string } {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const squares = Array.from(data, (isDark, index) => (isDark ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z` : ''));
  return { size, path: squares.join('') };
}

/** A QR code, dark on light in both colour schemes: many readers take no other. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => pathOf(text), [text]);
  const side = size + 2 * margin;
  return (
    <Image role="img" aria-label={label} viewBox={`${-margin} ${-margin} ${side} ${side}`} shapeRendering="crispEdges">
      <path d={path} />
    </Image>
  );
}
