import { createHash } from 'node:crypto';

const originOf = (url: string) => (/^https?:\/\//.test(url) ? new URL(url).origin : undefined);

/** Returns the origins of assets other than the site's own. */
export const externalOrigins = (assetUrls: readonly string[]): string[] => [
  ...new Set(assetUrls.map(originOf).filter((origin) => origin !== undefined)),
];

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** emotion inserts its rules by script into an empty `<style>`, whose text is checked like any other. */
const emptyText = '';

/** The texts of a document's inline scripts and styles. Scripts with data are not executed and need no permission. */
export interface InlineCode {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * Returns the content security policy of a document: same-origin sources only, and inline code by the hash of its text, so that one
 * document serves everyone. The hashes are of the code that the server composed, never of code found in the markup: an injected script
 * stays blocked. Remotes served from other origins (a content delivery network, a development server) are listed one by one.
 */
export function securityPolicy({
  inlineCode,
  assetUrls,
  liveReload,
  isDraft = false,
}: {
  inlineCode: InlineCode;
  assetUrls: readonly string[];
  liveReload: boolean;
  /** Only documents with a draft may be framed, by pages of this site: the staff editor shows them. */
  isDraft?: boolean;
}): string {
  const external = externalOrigins(assetUrls);
  const liveReloadSources = liveReload ? external.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]) : [];
  const list = (...sources: string[]) => [...new Set(sources)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${list("'self'", ...inlineCode.scripts.map(hashSource), ...external)}`,
    `style-src ${list("'self'", ...[...inlineCode.styles, emptyText].map(hashSource))}`,
    `connect-src ${list("'self'", ...liveReloadSources)}`,
    `img-src ${list("'self'", 'data:', ...external)}`,
    `font-src ${list("'self'", ...external)}`,
    "manifest-src 'self'",
    // In every document, because staff may reach the editor from any page without loading another document.
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${isDraft ? "'self'" : "'none'"}`,
  ].join('; ');
}
