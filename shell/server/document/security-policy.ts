const originOf = (url: string) => (/^https?:\/\//.test(url) ? new URL(url).origin : undefined);

/**
 * The content security policy of a document: nothing but our own, scripts and styles only with this document's nonce. Remotes that are served from
 * elsewhere (a content delivery network, a development server) are named one by one.
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
