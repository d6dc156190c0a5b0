import { readFileSync } from 'node:fs';
import path from 'node:path';
import { palettes } from '@gvg/ui/palette';
import type { Router } from 'express';
import { toString as renderQrCode } from 'qrcode';
import { shopQrCodeUrl } from '../../src/footer/shop-qr-code.tsx';
import type { ReleaseFiles } from '../files/release-files.ts';

const daySeconds = 24 * 60 * 60;
const cacheHeaders = { 'cache-control': `public, max-age=${daySeconds}` };

/** A service worker is revalidated on each visit; it fetches only the picture of a notification. */
const workerHeaders = { 'cache-control': 'no-cache', 'content-security-policy': "default-src 'none'; img-src 'self'" };

const privatePages = ['/admin/', '/user/', '/order/', '/auth'];
/** Pages of a single visitor, and paths that are not pages. */
const disallowedPrefixes = ['/v1/', ...privatePages, ...privatePages.map((prefix) => `/en${prefix}`)];

const robotsTxt = (origin: string) =>
  [
    'User-agent: *',
    'Allow: /v1/file-manager/files/',
    ...disallowedPrefixes.map((prefix) => `Disallow: ${prefix}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

const manifest = (release: ReleaseFiles) => ({
  name: 'Goods Viet Goods',
  short_name: 'Goods Viet',
  start_url: '/',
  display: 'minimal-ui',
  background_color: palettes.light.paper,
  theme_color: palettes.light.jadeDeep,
  icons: [
    { src: release.file('icon.svg'), type: 'image/svg+xml', sizes: 'any' },
    { src: release.file('icon-512.png'), type: 'image/png', sizes: '512x512' },
  ],
});

/**
 * Mounts robots.txt, manifest, favicon, QR code and the worker of push messages. The worker is at the root because it controls only paths
 * below its own URL.
 */
export function mountPublicFiles(app: Router, { origin, release }: { origin: string; release: ReleaseFiles }): void {
  const read = (name: string) => readFileSync(path.join(release.folder, path.basename(release.file(name))));
  const serve = (file: string, type: string, content: unknown, headers = cacheHeaders) =>
    app.get(file, (_request, response) => void response.set(headers).type(type).send(content));
  serve('/robots.txt', 'text/plain', robotsTxt(origin));
  serve('/manifest.webmanifest', 'application/manifest+json', manifest(release));
  serve('/favicon.ico', 'image/x-icon', read('favicon.ico'));
  serve('/push-worker.js', 'text/javascript', read('push-worker.js'), workerHeaders);
  app.get(shopQrCodeUrl, async (_request, response) => {
    const code = await renderQrCode(`${origin}/`, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' });
    response.set(cacheHeaders).type('image/svg+xml').send(code);
  });
}
