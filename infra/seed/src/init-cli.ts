import { runScript } from './command/run-script.ts';
import { siteEnvironment } from './command/site-environment.ts';

/** What every shop needs before its first customer; each service makes its own, and may be asked again at any time. */
const site = siteEnvironment.pick({ CATALOGUE_DATABASE_NAME: true }).parse(process.env);
await runScript('services/catalogue/src/init.ts', { environment: { DATABASE_NAME: site.CATALOGUE_DATABASE_NAME } });
console.log('countries and templates stand');
