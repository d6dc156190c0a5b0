import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PlopTypes } from '@turbo/gen';
import { addEntry, addImport, append, editFile, insertBefore } from './edit-file.ts';
import { namesOf, pluralOf } from './names.ts';
import type { Names } from './names.ts';
import { renderTemplates } from './render-templates.ts';
import { contractsOf, format, repository, syncContracts } from './repository.ts';

/** What a use case does with its entity, by its verb; any other verb changes one. */
const verbs = {
  create: ['add', 'begin', 'create', 'open', 'place', 'register', 'request', 'send'],
  read: ['count', 'find', 'get', 'list', 'show'],
};
type Effect = 'create' | 'change' | 'read';

interface UseCase {
  service: Names;
  entity: Names;
  entities: Names;
  useCase: Names;
  effect: Effect;
}

const effectOf = (verb: string): Effect =>
  verbs.create.includes(verb) ? 'create' : verbs.read.includes(verb) ? 'read' : 'change';

function endpointOf({ service, entity, entities, useCase, effect }: UseCase): string {
  const [verb = '', ...rest] = useCase.kebab.split('-');
  const collection = `/v1/${entities.kebab}`;
  const idErrors = `'${entity.constant}_NOT_FOUND'`;
  const lines = {
    create: [
      `method: 'POST'`,
      `path: '${collection}'`,
      `access: 'user'`,
      `limit: 'write'`,
      `body: z.strictObject(fields)`,
      `response: ${entity.camel}Schema`,
      `status: 201`,
      `errors: []`,
    ],
    read: [
      `method: 'GET'`,
      `path: '${collection}/:id/${rest.join('-') || verb}'`,
      `access: 'public'`,
      `limit: 'read'`,
      `params: idParams`,
      `response: ${entity.camel}Schema`,
      `errors: [${idErrors}]`,
    ],
    change: [
      `method: 'PUT'`,
      `path: '${collection}/${verb}/:id'`,
      `access: 'user'`,
      `limit: 'write'`,
      `params: idParams`,
      `body: z.strictObject({ revision: revisionSchema.optional() })`,
      `response: ${entity.camel}Schema`,
      `errors: [${idErrors}, 'VERSION_CONFLICT']`,
    ],
  }[effect];
  return `\nexport const ${useCase.camel} = defineEndpoint({\n${[`service: '${service.kebab}'`, ...lines].map((line) => `  ${line},\n`).join('')}});\n`;
}

const validInputs: Record<Effect, string> = {
  create: "() => ({ body: { name: 'Bánh tráng' } })",
  read: 'async () => ({ params: { id: await storedId() } })',
  change: 'async () => ({ params: { id: await storedId() }, body: {} })',
};

/** Adds the endpoint to the contract, its route to the entity's routes, and its row to the integration spec; returns these files. */
function wire({ folder, ...names }: UseCase & { folder: string }): string[] {
  const { service, entity, entities, useCase, effect } = names;
  const routes = path.join(folder, `${entity.kebab}.routes.ts`);
  const spec = path.join(folder, `${entity.kebab}.integration.spec.ts`);
  const contract = path.join(contractsOf(service.kebab), 'http', `${entities.kebab}.ts`);
  editFile(routes, [
    addImport(`${useCase.camel}Route`, `./${useCase.kebab}/${useCase.kebab}.route.ts`),
    insertBefore('}\n', `  ${useCase.camel}Route(context);\n`),
  ]);
  editFile(spec, [
    addImport(useCase.camel, `@gvg/contracts/${service.kebab}/http/${entities.kebab}`),
    (text) =>
      text.includes(`endpoint: ${useCase.camel},`)
        ? text
        : addEntry('];', `{ endpoint: ${useCase.camel}, validInput: ${validInputs[effect]} }`)(text),
  ]);
  editFile(contract, [append(endpointOf(names))]);
  return [routes, spec, contract];
}

function generate({ entity: target, name }: PlopTypes.Answers, _: unknown, plop: PlopTypes.NodePlopAPI): string {
  const [serviceName = '', entityName = ''] = String(target).split('/');
  const [service, entity, useCase] = [namesOf(serviceName), namesOf(entityName), namesOf(String(name))];
  const folder = path.join(repository, 'services', service.kebab, 'src', entity.kebab);
  if (!existsSync(folder)) throw new Error(`${path.relative(repository, folder)} does not exist`);
  const useCaseFolder = path.join(folder, useCase.kebab);
  if (existsSync(useCaseFolder)) throw new Error(`${path.relative(repository, useCaseFolder)} exists`);
  const entities = namesOf(pluralOf(entity.kebab));
  const effect = effectOf(useCase.kebab.split('-')[0] ?? '');
  const data = { service, entity, entities, useCase, effect };
  const edited = wire({ ...data, folder });
  renderTemplates(plop, {
    source: `use-case/${effect}`,
    target: useCaseFolder,
    names: { 'use-case': useCase.kebab },
    data,
  });
  format(useCaseFolder, ...edited);
  return path.relative(repository, useCaseFolder);
}

/** `use-case <service>/<entity> <verb-noun>`: route, service and spec of one use case, mounted and in the contract. */
export const useCaseGenerator: PlopTypes.PlopGeneratorConfig = {
  description: 'a use case of a service: route, service, spec and endpoint',
  prompts: [
    { type: 'input', name: 'entity', message: 'Service and entity (cart/line):' },
    { type: 'input', name: 'name', message: 'Name of the use case (verb-noun):' },
  ],
  actions: [generate, syncContracts],
};
