import { request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface ReceivedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Uses node:http, because client libraries add their own caching and encoding headers. */
export function get(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<ReceivedResponse> {
  return new Promise((resolve, reject) => {
    httpRequest(url, { method, headers }, (response) => {
      buffer(response).then((body) => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      }, reject);
    })
      .once('error', reject)
      .end();
  });
}
