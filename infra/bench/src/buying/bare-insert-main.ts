import express from 'express';
import { MongoClient } from 'mongodb';

/** The baseline: Express that parses a JSON body, inserts it as a document with write concern majority, and responds with its id. */
process.once('message', ({ uri, database }: { uri: string; database: string }) => {
  void (async () => {
    const client = await MongoClient.connect(uri);
    const inserted = client.db(database).collection('inserted', { writeConcern: { w: 'majority' } });
    const app = express();
    app.use(express.json());
    app.post('/', async (request, response) => {
      const { insertedId } = await inserted.insertOne({ ...(request.body as object) });
      response.status(201).json({ _id: insertedId.toHexString() });
    });
    const server = app.listen(0, '127.0.0.1', () =>
      process.send?.({ port: (server.address() as { port: number }).port }),
    );
  })();
});
