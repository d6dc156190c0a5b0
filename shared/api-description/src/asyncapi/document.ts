import type { JsonSchema } from '../json-schema.ts';
import type { Reference } from '../openapi/document.ts';

export interface Message {
  name: string;
  title: string;
  summary?: string;
  contentType: string;
  correlationId?: { location: string };
  payload: JsonSchema;
  bindings?: Record<string, unknown>;
}

export interface Channel {
  address: string;
  title: string;
  description?: string;
  servers: readonly Reference[];
  messages: Record<string, Message | Reference>;
  bindings?: Record<string, unknown>;
}

export interface AsyncOperation {
  action: 'send' | 'receive';
  channel: Reference;
  summary?: string;
  messages: readonly Reference[];
  reply?: { channel: Reference; messages: readonly Reference[] };
}

/** The parts of AsyncAPI 3 that the shop's description uses. */
export interface AsyncApiDocument {
  asyncapi: string;
  info: { title: string; version: string; description: string };
  defaultContentType: string;
  servers: Record<string, Record<string, unknown>>;
  channels: Record<string, Channel>;
  operations: Record<string, AsyncOperation>;
  components: { schemas: Record<string, JsonSchema> };
}
