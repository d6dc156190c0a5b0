import { once } from 'node:events';
import { request } from 'node:http';
import type { Agent, IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

export interface RequestFrom {
  method: string;
  agent: Agent;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request from another address of this machine, which fetch cannot; resolves with its status. */
export async function requestFrom(from: string, url: URL, { method, agent, headers = {}, body = '' }: RequestFrom): Promise<number> {
  const sent = request(url, { method, agent, localAddress: from, family: 4, headers });
  const responded = once(sent, 'response') as Promise<[IncomingMessage]>;
  sent.end(body);
  const [response] = await responded;
  await text(response);
  return response.statusCode ?? 0;
}
