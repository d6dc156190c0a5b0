import { runScript } from './command/run-script.ts';
import { siteEnvironment } from './command/site-environment.ts';

/** Creates the data that every shop needs, with the init command of each service. Idempotent. */
const site = siteEnvironment.pick({ CATALOGUE_DATABASE_NAME: true, IDENTITY_DATABASE_NAME: true }).parse(process.env);
await runScript('services/catalogue/src/init.ts', { environment: { DATABASE_NAME: site.CATALOGUE_DATABASE_NAME } });
await runScript('services/identity/src/init.ts', { environment: { DATABASE_NAME: site.IDENTITY_DATABASE_NAME } });
console.log('countries, templates and the first administrator created');
