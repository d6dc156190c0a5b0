import { once } from 'node:events';
import { request } from 'node:http';
import type { Agent, IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

export interface RequestFrom {
  method: string;
  /** Default: a separate connection. */
  agent?: Agent;
  headers?: Record<string, string>;
  body?: string;
}

export interface ReceivedResponse {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
}

/** Sends a request from another address of this machine, which fetch does not support. */
export async function requestFrom(
  from: string,
  url: URL,
  { method, agent, headers = {}, body = '' }: RequestFrom,
): Promise<ReceivedResponse> {
  const length: Record<string, string> = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const sent = request(url, {
    method,
    ...(agent && { agent }),
    localAddress: from,
    family: 4,
    headers: { ...length, ...headers },
  });
  const responded = once(sent, 'response') as Promise<[IncomingMessage]>;
  sent.end(body);
  const [response] = await responded;
  return { status: response.statusCode ?? 0, headers: response.headers, text: await text(response) };
}
