import type { CriticalCss } from '@gvg/ui/server';

type Rules = CriticalCss['rules'];

const once = (parts: readonly Rules[]): Rules => [...new Map(parts.flat()).entries()];

const style = (nonce: string, mark: string, css: string) => `<style nonce="${nonce}"${mark}>${css}</style>`;

/** Rules that header, page and footer were drawn with, each printed once, in the form that emotion takes over in the browser. */
export function styleTags(parts: readonly CriticalCss[], documentCss: string, nonce: string): string {
  const globals = once(parts.map((part) => part.globals));
  const rules = once(parts.map((part) => part.rules));
  const key = parts[0]?.key ?? 'gvg';
  return [
    style(nonce, '', documentCss),
    ...globals.map(([id, css]) => style(nonce, ` data-emotion="${key}-global ${id}"`, css)),
    rules.length === 0 ? '' : style(nonce, ` data-emotion="${key} ${rules.map(([id]) => id).join(' ')}"`, rules.map(([, css]) => css).join('')),
  ].join('');
}
