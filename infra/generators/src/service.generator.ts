import path from 'node:path';
import type { PlopTypes } from '@turbo/gen';
import { addCall, addEvent, addNotFoundCode } from './contract-files.ts';
import { editFiles } from './edit-file.ts';
import { namesOf, pluralOf } from './names.ts';
import { renderTemplate, renderTemplates } from './render-templates.ts';
import { contractsOf, ensureNew, format, installedVersions, repository, syncWorkspaces } from './repository.ts';

function generate({ name }: PlopTypes.Answers, _: unknown, plop: PlopTypes.NodePlopAPI): string {
  const [serviceName = '', entityName = serviceName] = String(name).split('/');
  const service = namesOf(serviceName);
  const entity = namesOf(entityName);
  const entities = namesOf(pluralOf(entity.kebab));
  const folder = `services/${service.kebab}`;
  ensureNew(folder);
  const data = {
    service,
    entity,
    entities,
    versions: installedVersions('express', 'mongoose', 'zod', '@types/express'),
  };
  const names = { entity: entity.kebab, entities: entities.kebab };
  const contracts = contractsOf(service.kebab);
  renderTemplates(plop, { source: 'service/package', target: path.join(repository, folder), names, data });
  renderTemplates(plop, { source: 'service/contracts', target: contracts, names, data });
  editFiles({
    [path.join(contracts, 'calls.ts')]: [addCall(`get${entity.pascal}`, `GET /v1/${entities.kebab}/:id`)],
  });
  addNotFoundCode(contracts, entity);
  const event = `${entity.camel}Changed`;
  addEvent(contracts, event, renderTemplate(plop, 'event/changed.ts.hbs', { ...data, event }));
  format(path.join(repository, folder), contracts);
  return folder;
}

/** `service <name>` or `service <name>/<entity>`: a service with one entity and one GET endpoint. */
export const serviceGenerator: PlopTypes.PlopGeneratorConfig = {
  description: 'a service with its contracts, one entity and one GET endpoint',
  prompts: [{ type: 'input', name: 'name', message: 'Service and its first entity (cart/line):' }],
  actions: [generate, syncWorkspaces],
};
