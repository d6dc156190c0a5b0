import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PlopTypes } from '@turbo/gen';
import { calls } from '@gvg/contracts/calls';
import type { Endpoint } from '@gvg/contracts/definitions/endpoint';
import { publicEndpoints } from '@gvg/contracts/public-endpoints';
import { namesOf } from './names.ts';
import type { Names } from './names.ts';
import { renderTemplates } from './render-templates.ts';
import { ensureNew, format, repository } from './repository.ts';

/** Verbs of reading calls, whose queries are named after the resource. */
const readingVerb = /^(count|find|get|list|look-up|search|show)-/;

const kebabOf = (camel: string): string => camel.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const shapeOf = (schema: unknown): Record<string, { def: { type: string } }> =>
  (schema as { shape?: Record<string, { def: { type: string } }> } | undefined)?.shape ?? {};

/**
 * Returns the endpoint of a call.
 * @throws Error for an unknown name
 */
export function endpointOfCall(name: string): Endpoint {
  const call = Object.entries(calls).find(([key]) => key === name)?.[1];
  const endpoint = publicEndpoints.find(({ method, path: address }) => `${method} ${address}` === call);
  if (endpoint === undefined)
    throw new Error(`"${name}" is no call: browsers call what stands in shared/contracts/src/<service>/calls.ts`);
  return endpoint;
}

const isPage = ({ response }: Endpoint): boolean =>
  ['docs', 'totalDocs', 'hasNextPage'].every((key) => key in shapeOf(response));

interface Input {
  /** Parameters of the query's function. Empty if the call needs none. */
  parameters: string;
  /** Input passed to the call. */
  input: string;
}

/** Returns the input of a call. Path parameters of type string become separate parameters, other values have the types of the contract. */
function inputOf(call: string, { params, query }: Endpoint): Input {
  const [names, shape] = [Object.keys(shapeOf(params)), shapeOf(params)];
  const isTexts = names.every((name) => shape[name]?.def.type === 'string');
  const typeOf = (section: string) => `CallInput<'${call}'>['${section}']`;
  const parameters = [
    ...(isTexts ? names.map((name) => `${name}: string`) : [`params: ${typeOf('params')}`]),
    ...(query === undefined ? [] : [`query: NonNullable<${typeOf('query')}>`]),
  ];
  const sections = [
    ...(names.length === 0 ? [] : [isTexts ? `params: { ${names.join(', ')} }` : 'params']),
    ...(query === undefined ? [] : ['query']),
  ];
  return {
    parameters: parameters.join(', '),
    input: sections.length === 0 ? '{}' : `{ ${sections.join(', ')} }`,
  };
}

/** Returns the key of the resource that a call writes: the shared one if it exists. */
function keyOfResource({ path: address }: Endpoint): { key: string; imported: string } {
  const resource = address.split('/').slice(0, 3).join('/');
  const shared = readFileSync(path.join(repository, 'shared/browser-kit/src/data/query-keys.ts'), 'utf8');
  const [, name] = new RegExp(`(\\w+): keyOf\\('${resource}'\\)`).exec(shared) ?? [];
  return name === undefined
    ? { key: `keyOf('${resource}')`, imported: 'keyOf, pageContext' }
    : { key: `queryKeys.${name}`, imported: 'pageContext, queryKeys' };
}

interface Query {
  call: Names;
  builder: 'apiListQuery' | 'apiQuery';
  /** True if it uses types of the contract. */
  isTyped: boolean;
  value: string;
}

/** Returns the query of a reading call: options, or a function that returns them. */
export function queryOf(call: string, endpoint: Endpoint): Query {
  const { parameters, input } = inputOf(call, endpoint);
  const builder = isPage(endpoint) ? 'apiListQuery' : 'apiQuery';
  const options = `${builder}('${call}', ${input})`;
  return {
    call: namesOf(kebabOf(call).replace(readingVerb, '')),
    builder,
    isTyped: parameters.includes('CallInput<'),
    value: parameters === '' ? options : `(${parameters}) => ${options}`,
  };
}

function generate({ feature: target, call }: PlopTypes.Answers, _: unknown, plop: PlopTypes.NodePlopAPI): string {
  const [remote = '', featureName = ''] = String(target).split('/');
  const feature = namesOf(featureName);
  if (!existsSync(path.join(repository, remote, 'src/features'))) throw new Error(`${remote} is no remote`);
  const name = String(call);
  const endpoint = endpointOfCall(name);
  const data =
    endpoint.method === 'GET' ? queryOf(name, endpoint) : { call: namesOf(kebabOf(name)), ...keyOfResource(endpoint) };
  const folder = path.join(remote, 'src/features', feature.kebab, 'api');
  const file = path.join(folder, `${data.call.kebab}.ts`);
  ensureNew(file);
  const written = renderTemplates(plop, {
    source: `query/${endpoint.method === 'GET' ? 'read' : 'write'}`,
    target: path.join(repository, folder),
    names: { call: data.call.kebab },
    data: { ...data, name },
  });
  format(...written);
  return file;
}

/** `query <mf-name>/<feature> <call>`: the query of a reading call, or the mutation of a writing one. */
export const queryGenerator: PlopTypes.PlopGeneratorConfig = {
  description: 'a query or mutation of a remote, for a call of the contracts',
  prompts: [
    { type: 'input', name: 'feature', message: 'Remote and feature (mf-cart/line):' },
    { type: 'input', name: 'call', message: 'Name of the call (getMyCart):' },
  ],
  actions: [generate],
};
