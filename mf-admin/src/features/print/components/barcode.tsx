import JsBarcode from 'jsbarcode';
import { useMemo } from 'react';

/** Code 128 barcode of a text, with `height` in millimetres. Each bar is a whole number of modules, so that printers draw it sharply. */
export function Barcode({ text, height }: { text: string; height: number }) {
  const modules = useMemo(() => {
    const target: { encodings?: { data: string }[] } = {};
    JsBarcode(target, text, { format: 'CODE128' });
    return (target.encodings ?? []).map(({ data }) => data).join('');
  }, [text]);
  const bars = [...modules.matchAll(/1+/g)];
  return (
    <svg
      role="img"
      aria-label={text}
      viewBox={`0 0 ${modules.length} 10`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      style={{ display: 'block', width: '100%', height: `${height}mm` }}
    >
      {bars.map(({ 0: { length }, index }) => (
        <rect key={index} x={index} width={length} height={10} />
      ))}
    </svg>
  );
}
