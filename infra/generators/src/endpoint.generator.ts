import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PlopTypes } from '@turbo/gen';
import { addCall } from './contract-files.ts';
import { addEntry, addImport, append, editFiles, insertBefore } from './edit-file.ts';
import { namesOf, pluralOf } from './names.ts';
import type { Names } from './names.ts';
import { renderTemplates } from './render-templates.ts';
import { contractsOf, format, repository, syncContracts } from './repository.ts';

/** Effects of an endpoint by its verb. Any other verb updates an entity. */
const verbs = {
  create: ['add', 'begin', 'create', 'open', 'place', 'register', 'request', 'send'],
  read: ['count', 'find', 'get', 'list', 'show'],
};
type Effect = 'create' | 'change' | 'read';

interface NewEndpoint {
  service: Names;
  entity: Names;
  entities: Names;
  endpoint: Names;
  effect: Effect;
}

const effectOf = (verb: string): Effect =>
  verbs.create.includes(verb) ? 'create' : verbs.read.includes(verb) ? 'read' : 'change';

/** Returns method and path. */
function callOf({ entities, endpoint, effect }: NewEndpoint): { method: string; address: string } {
  const [verb = '', ...rest] = endpoint.kebab.split('-');
  const collection = `/v1/${entities.kebab}`;
  return {
    create: { method: 'POST', address: collection },
    read: { method: 'GET', address: `${collection}/:id/${rest.join('-') || verb}` },
    change: { method: 'PUT', address: `${collection}/${verb}/:id` },
  }[effect];
}

function definitionOf(names: NewEndpoint): string {
  const { service, entity, endpoint, effect } = names;
  const { method, address } = callOf(names);
  const idErrors = `'${entity.constant}_NOT_FOUND'`;
  const lines = {
    create: [
      `access: 'user'`,
      `limit: 'write'`,
      `body: z.strictObject(fields)`,
      `response: ${entity.camel}Schema`,
      `status: 201`,
      `errors: []`,
    ],
    read: [
      `access: 'public'`,
      `limit: 'read'`,
      `params: idParams`,
      `response: ${entity.camel}Schema`,
      `errors: [${idErrors}]`,
    ],
    change: [
      `access: 'user'`,
      `limit: 'write'`,
      `params: idParams`,
      `body: z.strictObject({ revision: revisionSchema.optional() })`,
      `response: ${entity.camel}Schema`,
      `errors: [${idErrors}, 'VERSION_CONFLICT']`,
    ],
  }[effect];
  const all = [`service: '${service.kebab}'`, `method: '${method}'`, `path: '${address}'`, ...lines];
  return `\nexport const ${endpoint.camel} = defineEndpoint({\n${all.map((line) => `  ${line},\n`).join('')}});\n`;
}

const validInputs: Record<Effect, string> = {
  create: "() => ({ body: { name: 'Bánh tráng' } })",
  read: 'async () => ({ params: { id: await storedId() } })',
  change: 'async () => ({ params: { id: await storedId() }, body: {} })',
};

/** Adds the endpoint to contract and calls, its route to the entity's routes, and its row to the integration spec. Returns these files. */
function wire({ folder, ...names }: NewEndpoint & { folder: string }): string[] {
  const { service, entity, entities, endpoint, effect } = names;
  const contracts = contractsOf(service.kebab);
  const { method, address } = callOf(names);
  return editFiles({
    [path.join(folder, `${entity.kebab}.routes.ts`)]: [
      addImport(`${endpoint.camel}Route`, `./${endpoint.kebab}/${endpoint.kebab}.route.ts`),
      insertBefore('}\n', `  ${endpoint.camel}Route(context);\n`),
    ],
    [path.join(folder, `${entity.kebab}.integration.spec.ts`)]: [
      addImport(endpoint.camel, `@gvg/contracts/${service.kebab}/http/${entities.kebab}`),
      (text) =>
        text.includes(`endpoint: ${endpoint.camel},`)
          ? text
          : addEntry('];', `{ endpoint: ${endpoint.camel}, validInput: ${validInputs[effect]} }`)(text),
    ],
    [path.join(contracts, 'http', `${entities.kebab}.ts`)]: [append(definitionOf(names))],
    [path.join(contracts, 'calls.ts')]: [addCall(endpoint.camel, `${method} ${address}`)],
  });
}

function generate({ entity: target, name }: PlopTypes.Answers, _: unknown, plop: PlopTypes.NodePlopAPI): string {
  const [serviceName = '', entityName = ''] = String(target).split('/');
  const [service, entity, endpoint] = [namesOf(serviceName), namesOf(entityName), namesOf(String(name))];
  const folder = path.join(repository, 'services', service.kebab, 'src', entity.kebab);
  if (!existsSync(folder)) throw new Error(`${path.relative(repository, folder)} does not exist`);
  const endpointFolder = path.join(folder, endpoint.kebab);
  if (existsSync(endpointFolder)) throw new Error(`${path.relative(repository, endpointFolder)} exists`);
  const entities = namesOf(pluralOf(entity.kebab));
  const effect = effectOf(endpoint.kebab.split('-')[0] ?? '');
  const data = { service, entity, entities, endpoint, effect };
  const edited = wire({ ...data, folder });
  renderTemplates(plop, {
    source: `endpoint/${effect}`,
    target: endpointFolder,
    names: { endpoint: endpoint.kebab },
    data,
  });
  format(endpointFolder, ...edited);
  return path.relative(repository, endpointFolder);
}

/** `endpoint <service>/<entity> <verb-noun>`: an endpoint in the contract, with its route, service and spec. */
export const endpointGenerator: PlopTypes.PlopGeneratorConfig = {
  description: 'an endpoint of a service: contract, route, service and spec',
  prompts: [
    { type: 'input', name: 'entity', message: 'Service and entity (cart/line):' },
    { type: 'input', name: 'name', message: 'Name of the endpoint (verb-noun):' },
  ],
  actions: [generate, syncContracts],
};
