import { Readable } from 'node:stream';
import { runScript } from './command/run-script.ts';
import { siteEnvironment } from './command/seed-environment.ts';
import { demoRecords } from './demo-records.ts';
import { storePictures } from './pictures/store-pictures.ts';

/** `npm run seed`: fills a running site with the demo's goods and pictures; what is there already stays as it is. */
const site = siteEnvironment.parse(process.env);
if (site.ENVIRONMENT === 'PRODUCTION') throw new Error('The demo is never put into PRODUCTION.');

const began = performance.now();
const seconds = () => ((performance.now() - began) / 1000).toFixed(1);

const urlOf = await storePictures(site);
console.log(`pictures drawn and stored after ${seconds()} s`);
const records = demoRecords(urlOf);
await runScript('services/catalogue/src/import.ts', {
  environment: { DATABASE_NAME: site.CATALOGUE_DATABASE_NAME },
  input: Readable.from(records.map((record) => `${JSON.stringify(record)}\n`)),
});
console.log(`${records.filter(({ kind }) => kind === 'product').length} products with their pictures, ${seconds()} s`);
