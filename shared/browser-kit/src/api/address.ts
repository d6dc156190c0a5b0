import { calls } from '@gvg/contracts/calls';
import type { CallName, EndpointOfCall, GetName } from '@gvg/contracts/calls';
import type { ResponseBodyOf } from '@gvg/contracts/definitions/endpoint';
import { fillPath } from '@gvg/contracts/definitions/fill-path';
import type { z } from 'zod';

type Declared<Schema> = Exclude<Schema, undefined>;
type InputSection<Key extends string, Schema> = [Declared<Schema>] extends [never]
  ? Partial<Record<Key, undefined>>
  : Partial<z.input<Declared<Schema> & z.ZodType>> extends z.input<Declared<Schema> & z.ZodType>
    ? Partial<Record<Key, z.input<Declared<Schema> & z.ZodType>>>
    : Record<Key, z.input<Declared<Schema> & z.ZodType>>;

/** Input of a call: `params` of its path, `query`, `body`. */
export type CallInput<Name extends CallName> = InputSection<'params', EndpointOfCall<Name>['params']> &
  InputSection<'query', EndpointOfCall<Name>['query']> &
  InputSection<'body', EndpointOfCall<Name>['body']>;

export type CallResponse<Name extends CallName> = ResponseBodyOf<EndpointOfCall<Name>>;

const queryString = (query: object) => {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.length === 0
    ? ''
    : `?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString()}`;
};

/** Returns method, path and query of any call. */
export function requestLine(
  name: CallName,
  input: { params?: object | undefined; query?: object | undefined },
): { method: string; path: string } {
  const [method = '', pattern = ''] = calls[name].split(' ');
  return {
    method,
    path: fillPath(pattern, input.params as Record<string, unknown> | undefined) + queryString(input.query ?? {}),
  };
}

/** Returns path and query of a GET call. Its segments are the key of its response in the cache. Equal calls have equal addresses. */
export const addressOf = <Name extends GetName>(name: Name, input: CallInput<Name>): string =>
  requestLine(name, input as object).path;
