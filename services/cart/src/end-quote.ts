import { connectDatabase } from '@gvg/service-kit/data/database';
import { databaseEnvironment, processEnvironment, readEnvironment } from '@gvg/service-kit/lifecycle/environment';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { quoteModel } from './quote/quote.model.ts';

/** `node src/end-quote.ts <id>` ends an answered quote now, for demos that cannot wait for hours. A running instance then expires it like any other. */
const environment = readEnvironment(databaseEnvironment.extend(processEnvironment.pick({ ENVIRONMENT: true }).shape));
if (environment.ENVIRONMENT === 'PRODUCTION')
  throw new Error('Quotes end before their time in demos alone, never in PRODUCTION.');
const [id = ''] = process.argv.slice(2);

const logger = createLogger({ name: 'cart-end-quote', level: 'info' });
const connection = await connectDatabase({ uri: environment.MONGODB_URI, name: environment.DATABASE_NAME, logger });
const quotes = quoteModel(connection);
const quote = await quotes.findOne({ _id: id, status: 'ANSWERED' }).lean();
if (quote === null) throw new Error(`There is no answered quote ${id}.`);
const { _id, revision, versions } = quote;
const now = new Date();
await quotes.updateOne(
  { _id, revision },
  { $set: { expiresAt: now, [`versions.${versions.length - 1}.expiresAt`]: now } },
);
await connection.close();
