import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A fake of the internal listener of chat or notify, with its documents by id. */
export interface FakeLookup<Doc> {
  url: string;
  docs: Map<string, Doc>;
  /** Ids of each call. */
  calls: string[][];
  /** Responds with 503 while true. */
  isAway: boolean;
  close(): Promise<void>;
}

export async function startFakeLookup<Doc>(): Promise<FakeLookup<Doc>> {
  const fake: FakeLookup<Doc> = {
    url: '',
    docs: new Map(),
    calls: [],
    isAway: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const { ids } = body as { ids: string[] };
      fake.calls.push(ids);
      const reply = fake.isAway
        ? { statusCode: 503, message: 'SERVICE_UNAVAILABLE' }
        : { docs: ids.flatMap((id) => fake.docs.get(id) ?? []) };
      response.writeHead(fake.isAway ? 503 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;
}
