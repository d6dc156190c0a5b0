import { median } from '../statistics.ts';
import type { Load } from './measure-load.ts';

export const rounded = (value: number, digits = 0) => value.toFixed(digits);

/** Returns a row for `console.table`: medians of several loads, and the largest layout shift. */
export function loadRow(name: string, loads: readonly Load[]): Record<string, string> {
  const of = (pick: (load: Load) => number) => median(loads.map(pick));
  return {
    variant: name,
    'FCP ms': rounded(of((load) => load.firstContentfulPaint)),
    'LCP ms': rounded(of((load) => load.largestContentfulPaint)),
    'interactive ms': rounded(of((load) => load.interactive)),
    'JS KiB': rounded(of((load) => load.scriptBytes) / 1024, 1),
    scripts: rounded(of((load) => load.scripts)),
    requests: rounded(of((load) => load.requests)),
    'all KiB': rounded(of((load) => load.bytes) / 1024),
    CLS: rounded(Math.max(...loads.map((load) => load.layoutShift)), 4),
    'largest element': [...new Set(loads.map((load) => load.largestElement))].join(' / '),
  };
}
