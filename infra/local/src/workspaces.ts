import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Ceilings of a process's heap in MB. The default fits the processes that hold no data of their own; buffers are outside of it. */
const memorySchema = z.strictObject({ oldSpace: z.int().min(32).default(256), semiSpace: z.int().min(1).default(16) });
export type MemoryCeilings = z.infer<typeof memorySchema>;

const variableName = z.string().regex(/^[A-Z][A-Z0-9_]*$/);

const manifestFields = z.strictObject({
  /** A service runs from source; remotes and the shell are built first; the gateway serves the public origin; a demo stands in for something outside. */
  type: z.enum(['service', 'remote', 'shell', 'gateway', 'demo']),
  /** Environment variables with the same value wherever it runs locally. */
  environment: z.record(z.string(), z.string()).default({}),
  /** Environment variables with a random value that is made once; processes that name the same share it. All services share INTERNAL_SECRET. */
  secrets: z.array(variableName).default([]),
  /** Services whose internal listener it calls: their addresses are in `<NAME>_INTERNAL_URL`. */
  calls: z.array(z.string()).default([]),
  /** Processes of a service that run beside each other, here and in docker-compose.yml alike; the gateway balances over them. */
  instances: z.int().min(1).max(9).default(1),
  /** Ceilings of its heap, by `npm start` and in docker-compose.yml alike. */
  memory: memorySchema.prefault({}),
  /** Of a remote: what the scripts of any of its pages may weigh together in KiB, compressed as they are sent; a larger release is refused. */
  firstLoadKiB: z.int().min(1).default(40),
  /** Environment variables that name a persistent folder, by the folder's name. */
  volumes: z.record(z.string(), z.string().regex(/^[a-z][a-z0-9-]*$/)).default({}),
  /** A demo's ports by environment variable, with the number that a start prefers; PORT is its page. They are the same at each start. */
  ports: z.record(variableName, z.int().min(1024).max(65_535)).default({}),
  /**
   * Environment variables that a demo sets for other processes and for itself, by process name. `{host}` is its host as processes reach it, `{origin}` the origin
   * of its page as browsers and processes reach it, `{SMTP_PORT}` a port of its own.
   */
  provides: z.record(z.string(), z.record(variableName, z.string())).default({}),
});

const manifestSchema = manifestFields.superRefine(({ type, ports, provides, instances }, context) => {
  if (type !== 'service' && instances > 1)
    context.addIssue({ code: 'custom', path: ['instances'], message: 'only a service runs more than once' });
  if (type === 'demo' && ports['PORT'] === undefined)
    context.addIssue({ code: 'custom', path: ['ports', 'PORT'], message: 'a demo names the port of its page' });
  const given = [...Object.keys(ports), ...Object.keys(provides)];
  if (type !== 'demo' && given.length > 0)
    context.addIssue({ code: 'custom', path: [], message: 'only a demo has ports of its own and provides variables' });
});

const packageSchema = z.object({ name: z.string(), gvg: manifestSchema.optional() });
const rootSchema = z.object({ workspaces: z.array(z.string()) });

/** A deployable part of the site: a workspace whose package.json has the field `gvg`. */
export type Workspace = z.infer<typeof manifestSchema> & {
  /** Name of the process: the last part of the folder. */
  name: string;
  /** Folder relative to the repository. */
  folder: string;
  /** npm's name of it, such as `@gvg/catalogue`. */
  packageName: string;
};

/** Names of its processes: its own, and with a number for each further one. */
export const instanceNames = ({ name, instances }: Pick<Workspace, 'name' | 'instances'>): string[] =>
  Array.from({ length: instances }, (_, index) => (index === 0 ? name : `${name}-${index + 1}`));

/** Workspaces below these folders must be deployable. */
const deployableFolders = /^(services\/|mf-)/;

/** Node's options for these ceilings: a process that leaks ends by itself and is restarted, before it takes the memory of the others. */
export const memoryOptions = ({ oldSpace, semiSpace }: MemoryCeilings): string[] => [
  `--max-old-space-size=${oldSpace}`,
  `--max-semi-space-size=${semiSpace}`,
];

/** All deployable workspaces of a repository, by name. @throws Error that names the manifests that are missing or invalid */
export function readWorkspaces(repository: string): Workspace[] {
  const { workspaces } = rootSchema.parse(readPackage(repository, ''));
  const folders = workspaces
    .flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: repository }))
    .map((file) => path.dirname(file));
  const found = [...new Set(folders)]
    .flatMap((folder) => readWorkspace(repository, folder) ?? [])
    .sort((a, b) => a.name.localeCompare(b.name));
  for (const type of ['gateway', 'shell'] as const) {
    const names = found.filter((workspace) => workspace.type === type).map(({ folder }) => folder);
    if (names.length !== 1)
      throw new Error(
        `the site needs exactly one workspace of type ${type}; there are ${names.length}${names.map((name) => ` ${name}`).join(',')}`,
      );
  }
  return found;
}

function readWorkspace(repository: string, folder: string): Workspace | undefined {
  const { success, data, error } = packageSchema.safeParse(readPackage(repository, folder));
  if (!success) throw new Error(`${folder}/package.json: ${z.prettifyError(error)}`);
  if (data.gvg !== undefined) return { ...data.gvg, name: path.basename(folder), folder, packageName: data.name };
  if (deployableFolders.test(folder))
    throw new Error(`${folder}/package.json has no "gvg" field, such as "gvg": { "type": "service" }`);
  return undefined;
}

function readPackage(repository: string, folder: string): unknown {
  return JSON.parse(readFileSync(path.join(repository, folder, 'package.json'), 'utf8'));
}
