import type { PlopTypes } from '@turbo/gen';
import { remoteGenerator } from './src/remote.generator.ts';
import { serviceGenerator } from './src/service.generator.ts';
import { useCaseGenerator } from './src/use-case.generator.ts';

/** Generators of `npm run generate`. */
export default function generators(plop: PlopTypes.NodePlopAPI): void {
  plop.setGenerator('service', serviceGenerator);
  plop.setGenerator('remote', remoteGenerator);
  plop.setGenerator('use-case', useCaseGenerator);
}
