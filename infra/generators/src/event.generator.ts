import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PlopTypes } from '@turbo/gen';
import { addEvent } from './contract-files.ts';
import { namesOf } from './names.ts';
import { renderTemplate } from './render-templates.ts';
import { contractsOf, format, repository, syncContracts } from './repository.ts';

function generate({ entity: target, name }: PlopTypes.Answers, _: unknown, plop: PlopTypes.NodePlopAPI): string {
  const [serviceName = '', entityName = ''] = String(target).split('/');
  const [service, entity, change] = [namesOf(serviceName), namesOf(entityName), namesOf(String(name))];
  if (!existsSync(path.join(repository, 'services', service.kebab)))
    throw new Error(`services/${service.kebab} does not exist`);
  const contracts = contractsOf(service.kebab);
  const event = entity.camel + change.pascal;
  addEvent(contracts, event, renderTemplate(plop, 'event/happened.ts.hbs', { service, entity, change, event }));
  format(path.join(contracts, 'events.ts'));
  return [
    `${entity.kebab}.${change.kebab} in ${path.relative(repository, contracts)}/events.ts. Record it in the transaction of the change:`,
    `  record({ contract: ${event}, subjectId: _id, revision, data: { _id }, context });`,
    `with import { ${event} } from '@gvg/contracts/${service.kebab}/events';`,
  ].join('\n');
}

/** `event <service>/<entity> <past-participle>`: an event in the contracts of a service. */
export const eventGenerator: PlopTypes.PlopGeneratorConfig = {
  description: 'an event of a service, in its contracts',
  prompts: [
    { type: 'input', name: 'entity', message: 'Service and entity (cart/line):' },
    { type: 'input', name: 'name', message: 'What has happened to it (priced):' },
  ],
  actions: [generate, syncContracts],
};
