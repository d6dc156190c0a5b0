import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@gvg/contracts/definitions/endpoint';
import { ApiFailure } from '../http/api-failure.ts';

export interface FakeInput<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
}

type FakeHandler<E extends Endpoint> = (input: FakeInput<E>) => ResponseOf<E> | Promise<ResponseOf<E>>;

/** A stand-in for the internal listener of another service. */
export interface FakeService {
  url: string;
  /** Replaces the handler of an endpoint. A thrown ApiFailure becomes the error response. */
  handle<E extends Endpoint>(endpoint: E, handler: FakeHandler<E>): void;
  /** Returns the current handler, for tests that wrap it. */
  handlerOf<E extends Endpoint>(endpoint: E): FakeHandler<E>;
  /** Returns the inputs of the requests to an endpoint, in order. */
  requestsTo<E extends Endpoint>(endpoint: E): readonly FakeInput<E>[];
  close(): Promise<void>;
}

const keyOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

export async function startFakeService(): Promise<FakeService> {
  const app = express().use(express.json());
  const handlers = new Map<string, FakeHandler<Endpoint>>();
  const requests = new Map<string, FakeInput<Endpoint>[]>();

  function mount(endpoint: Endpoint): void {
    const key = keyOf(endpoint);
    const received: FakeInput<Endpoint>[] = [];
    requests.set(key, received);
    app[endpoint.method.toLowerCase() as 'get'](endpoint.path, async (request, response) => {
      const input = {
        params: endpoint.params?.parse(request.params),
        query: endpoint.query?.parse(request.query),
        body: endpoint.body?.parse(request.body),
      } as FakeInput<Endpoint>;
      received.push(input);
      try {
        const body = await handlers.get(key)?.(input);
        response.status(endpoint.status ?? 200);
        if (endpoint.status === 204) response.end();
        else response.json(endpoint.response.parse(body));
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        response
          .status(error.status)
          .json({ statusCode: error.status, message: error.code, details: error.details ?? [] });
      }
    });
  }

  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    handle(endpoint, handler) {
      if (!handlers.has(keyOf(endpoint))) mount(endpoint);
      handlers.set(keyOf(endpoint), handler as unknown as FakeHandler<Endpoint>);
    },
    handlerOf: <E extends Endpoint>(endpoint: E) => handlers.get(keyOf(endpoint)) as unknown as FakeHandler<E>,
    requestsTo: <E extends Endpoint>(endpoint: E) => (requests.get(keyOf(endpoint)) ?? []) as unknown as FakeInput<E>[],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
