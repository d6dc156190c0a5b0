import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { Agent, request } from 'undici';
import { rewriteDocument } from './rewrite-document.ts';
import type { Variant } from './rewrite-document.ts';

const bundleFolder = path.resolve(import.meta.dirname, '../../dist/one-bundle');
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding']);
/** Compression level of the shell's server for documents. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export interface VariantServer {
  url: string;
  close(): Promise<void>;
}

/**
 * Starts a proxy of the running site that rewrites documents to `variant`, serves the single bundle's files and forwards everything else.
 */
export async function startVariantServer(
  site: string,
  variant: Variant,
  firstScripts: (pathname: string) => string[],
): Promise<VariantServer> {
  const agent = new Agent({ connections: 32 });
  const { chunks } = JSON.parse(readFileSync(path.join(bundleFolder, 'release.json'), 'utf8')) as {
    chunks: Record<string, string[]>;
  };

  function sendBundleFile(name: string, response: ServerResponse): void {
    const file = path.join(bundleFolder, path.basename(name));
    const compressed = existsSync(`${file}.br`);
    response.writeHead(existsSync(file) ? 200 : 404, {
      'content-type': file.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
      ...(compressed ? { 'content-encoding': 'br' } : {}),
    });
    if (existsSync(file)) createReadStream(compressed ? `${file}.br` : file).pipe(response);
    else response.end();
  }

  async function proxyToSite(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const isDocument = incoming.headers.accept?.includes('text/html') ?? false;
    const headers = {
      ...incoming.headers,
      host: new URL(site).host,
      ...(isDocument ? { 'accept-encoding': 'identity' } : {}),
    };
    const upstream = await request(`${site}${incoming.url}`, { dispatcher: agent, headers });
    const forwardedHeaders = Object.entries(upstream.headers).filter(
      ([name]) => !hopByHop.has(name) || (!isDocument && name === 'content-encoding'),
    );
    response.writeHead(upstream.statusCode, {
      ...(Object.fromEntries(forwardedHeaders) as Record<string, string>),
      ...(isDocument ? { 'content-encoding': 'br' } : {}),
    });
    if (!isDocument) return pipeline(upstream.body, response);
    const { pathname } = new URL(incoming.url ?? '/', site);
    const scripts = (names: string[]) =>
      [...new Set(names.flatMap((name) => chunks[name] ?? []))].map((file) => `/one-bundle/${file}`);
    const document = rewriteDocument(await upstream.body.text(), {
      variant,
      entry: scripts(['main']),
      preloads: scripts(firstScripts(pathname)),
    });
    response.end(brotliCompressSync(document, brotliOptions));
  }

  const server = createServer((incoming, response) => {
    if (incoming.url?.startsWith('/one-bundle/')) return sendBundleFile(incoming.url, response);
    proxyToSite(incoming, response).catch((error: unknown) => {
      // A measured page is closed even with pending requests.
      if (response.destroyed) return;
      console.error(`${variant}: ${incoming.url}`, error);
      response.destroy();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await agent.close();
    },
  };
}
