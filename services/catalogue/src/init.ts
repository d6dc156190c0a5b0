import { connectDatabase, createWithTransaction } from '@gvg/service-kit/data/database';
import { databaseEnvironment, readEnvironment } from '@gvg/service-kit/lifecycle/environment';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { prepareCountries } from './init/prepare-countries.ts';
import { prepareTemplates } from './init/prepare-templates.ts';
import { createModels, prepareCollections } from './models.ts';

/** Creates the data that a new shop needs. Idempotent, safe while instances are running. */
const environment = readEnvironment(databaseEnvironment);
const logger = createLogger({ name: 'catalogue-init', level: 'info' });
const connection = await connectDatabase({ uri: environment.MONGODB_URI, name: environment.DATABASE_NAME, logger });
const models = createModels(connection);
await prepareCollections(models);
const countries = await prepareCountries(models);
const templates = await prepareTemplates({ models, withTransaction: createWithTransaction(connection) });
logger.info({ countries, templates }, 'created missing data');
await connection.close();
