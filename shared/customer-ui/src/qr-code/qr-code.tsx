import { color, radius, styled } from '@gvg/ui';
import { qrOutline } from './qr-outline.ts';

// The same colours in both schemes, because readers expect dark on light.
const Code = styled('svg')({
  display: 'block',
  width: 200,
  height: 200,
  borderRadius: radius.input,
  backgroundColor: color.qrBackground,
  color: color.onGold,
});

export interface QrCodeProps {
  text: string;
  label: string;
}

export function QrCode({ text, label }: QrCodeProps) {
  const { path, size, start } = qrOutline(text);
  return (
    <Code role="img" aria-label={label} viewBox={`${start} ${start} ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </Code>
  );
}
