import type { JsonSchema } from '../json-schema.ts';

export interface Reference {
  $ref: string;
}

export interface MediaType {
  schema: JsonSchema;
  example?: unknown;
}

export interface Header {
  description: string;
  schema: JsonSchema;
}

export interface ResponseObject {
  description: string;
  headers?: Record<string, Header | Reference>;
  content?: Record<string, MediaType>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: JsonSchema;
}

export type SecurityRequirement = Record<string, readonly string[]>;

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: readonly string[];
  security: readonly SecurityRequirement[];
  parameters?: readonly (Parameter | Reference)[];
  requestBody?: { required: boolean; content: Record<string, MediaType> };
  responses: Record<string, ResponseObject | Reference>;
}

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The parts of OpenAPI 3.1 that the shop's description uses. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; summary: string; description: string };
  servers: readonly { url: string; description: string }[];
  tags: readonly { name: string; description: string }[];
  paths: Record<string, Partial<Record<Method, Operation>>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, ResponseObject>;
    headers: Record<string, Header>;
    parameters: Record<string, Parameter>;
    securitySchemes: Record<string, Record<string, string>>;
  };
}
