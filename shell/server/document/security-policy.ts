const originOf = (url: string) => (/^https?:\/\//.test(url) ? new URL(url).origin : undefined);

/**
 * The content security policy of a document: own sources only, scripts and styles by the nonce of this document. Remotes that are served from
 * other origins (a content delivery network, a development server) are listed one by one.
 */
export function securityPolicy({ nonce, assetUrls, liveReload }: { nonce: string; assetUrls: readonly string[]; liveReload: boolean }): string {
  const externalOrigins = [...new Set(assetUrls.map(originOf).filter((origin) => origin !== undefined))];
  const liveReloadSources = liveReload ? externalOrigins.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]) : [];
  const list = (...sources: string[]) => sources.join(' ');
  return [
    "default-src 'none'",
    `script-src ${list("'self'", `'nonce-${nonce}'`, ...externalOrigins)}`,
    `style-src ${list("'self'", `'nonce-${nonce}'`)}`,
    `connect-src ${list("'self'", ...liveReloadSources)}`,
    `img-src ${list("'self'", 'data:', ...externalOrigins)}`,
    `font-src ${list("'self'", ...externalOrigins)}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
