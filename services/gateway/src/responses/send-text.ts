import type { ServerResponse } from 'node:http';
import { securityHeaders } from './security-headers.ts';

/** Sends a complete, uncacheable response of the gateway itself. */
export function sendText(response: ServerResponse, status: number, contentType: string, text: string): void {
  response
    .writeHead(status, {
      ...securityHeaders,
      'content-type': contentType,
      'content-length': Buffer.byteLength(text),
      'cache-control': 'no-store',
    })
    .end(text);
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  sendText(response, status, 'application/json; charset=utf-8', JSON.stringify(value));
}
