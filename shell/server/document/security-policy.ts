const originOf = (url: string) => (/^https?:\/\//.test(url) ? new URL(url).origin : undefined);

/**
 * The content security policy of a document: nothing but our own, scripts and styles only with this document's nonce. Remotes that are served from
 * elsewhere (a content delivery network, a development server) are named one by one.
 */
export function securityPolicy({ nonce, assetUrls, liveReload }: { nonce: string; assetUrls: readonly string[]; liveReload: boolean }): string {
  const others = [...new Set(assetUrls.map(originOf).filter((origin) => origin !== undefined))];
  const sockets = liveReload ? others.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]) : [];
  const list = (...sources: string[]) => sources.join(' ');
  return [
    "default-src 'none'",
    `script-src ${list("'self'", `'nonce-${nonce}'`, ...others)}`,
    `style-src ${list("'self'", `'nonce-${nonce}'`)}`,
    `connect-src ${list("'self'", ...sockets)}`,
    `img-src ${list("'self'", 'data:', ...others)}`,
    `font-src ${list("'self'", ...others)}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
