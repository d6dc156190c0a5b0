import path from 'node:path';
import { runProcess } from '@gvg/service-kit/service';
import { startStorefront } from './start-storefront.ts';

const clientFolder = path.resolve(import.meta.dirname, '../client');

await runProcess('mf-storefront', (source) => startStorefront(source, clientFolder));
