import express from 'express';

/** The baseline: Express that only sends precomputed bytes. Receives the bodies over its IPC channel. */
process.once('message', (bodies: Record<string, string>) => {
  const responses = new Map(Object.entries(bodies).map(([target, body]) => [target, Buffer.from(body)]));
  const app = express();
  app.use((request, response) => {
    response.type('json').send(responses.get(request.url));
  });
  const server = app.listen(0, '127.0.0.1', () =>
    process.send?.({ port: (server.address() as { port: number }).port }),
  );
});
