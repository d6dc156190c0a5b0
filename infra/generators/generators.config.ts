import type { PlopTypes } from '@turbo/gen';
import { endpointGenerator } from './src/endpoint.generator.ts';
import { eventGenerator } from './src/event.generator.ts';
import { pageGenerator } from './src/page.generator.ts';
import { queryGenerator } from './src/query.generator.ts';
import { remoteGenerator } from './src/remote.generator.ts';
import { serviceGenerator } from './src/service.generator.ts';

/** Generators of `npm run generate`. */
export default function generators(plop: PlopTypes.NodePlopAPI): void {
  plop.setGenerator('service', serviceGenerator);
  plop.setGenerator('endpoint', endpointGenerator);
  plop.setGenerator('event', eventGenerator);
  plop.setGenerator('remote', remoteGenerator);
  plop.setGenerator('page', pageGenerator);
  plop.setGenerator('query', queryGenerator);
}
