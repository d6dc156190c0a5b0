import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Heap limits of a process in MB. The default suits processes without data of their own. Buffers are not part of the heap. */
const memorySchema = z.strictObject({ oldSpace: z.int().min(32).default(256), semiSpace: z.int().min(1).default(16) });
export type MemoryCeilings = z.infer<typeof memorySchema>;

const variableName = z.string().regex(/^[A-Z][A-Z0-9_]*$/);

const manifestFields = z.strictObject({
  /** A service runs from source, remotes and the shell are built first, the gateway serves the public origin, and a demo replaces an external system. */
  type: z.enum(['service', 'remote', 'shell', 'gateway', 'demo']),
  /** Environment variables with a fixed value in all local environments. */
  environment: z.record(z.string(), z.string()).default({}),
  /** Environment variables with a random value that is created once. Processes that name the same one share it. All services share INTERNAL_SECRET. */
  secrets: z.array(variableName).default([]),
  /** Services whose internal listener it calls. Their addresses are in `<NAME>_INTERNAL_URL`. */
  calls: z.array(z.string()).default([]),
  /** Number of processes of a service, locally and in docker-compose.yml. The gateway balances the load. */
  instances: z.int().min(1).max(9).default(1),
  /** Heap limits, for `npm start` and docker-compose.yml. */
  memory: memorySchema.prefault({}),
  /** For a remote, the maximum size of the scripts of any of its pages in KiB, compressed as sent. A larger release is rejected. */
  firstLoadKiB: z.int().min(1).default(40),
  /** Environment variables for persistent folders, with the folder's name. */
  volumes: z.record(z.string(), z.string().regex(/^[a-z][a-z0-9-]*$/)).default({}),
  /** Ports of a demo by environment variable, with the preferred number. PORT is its page. They are the same at each start. */
  ports: z.record(variableName, z.int().min(1024).max(65_535)).default({}),
  /**
   * Environment variables that a demo sets for other processes and for itself, by process name. `{host}` is its host for other processes, `{origin}` the origin
   * of its page for browsers and processes, `{SMTP_PORT}` one of its own ports.
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

/** Deployable part of the site: a workspace whose package.json has the field `gvg`. */
export type Workspace = z.infer<typeof manifestSchema> & {
  /** Name of the process: the last part of the folder. */
  name: string;
  /** Folder relative to the repository. */
  folder: string;
  /** Package name, such as `@gvg/catalogue`. */
  packageName: string;
};

/** Names of its processes: the plain name, and names with a number for further ones. */
export const instanceNames = ({ name, instances }: Pick<Workspace, 'name' | 'instances'>): string[] =>
  Array.from({ length: instances }, (_, index) => (index === 0 ? name : `${name}-${index + 1}`));

/** Workspaces below these folders must be deployable. */
const deployableFolders = /^(services\/|mf-)/;

/** Node options for these limits. A process with a memory leak ends and is restarted before it takes memory from the others. */
export const memoryOptions = ({ oldSpace, semiSpace }: MemoryCeilings): string[] => [
  `--max-old-space-size=${oldSpace}`,
  `--max-semi-space-size=${semiSpace}`,
];

/** All deployable workspaces of a repository, by name. @throws Error that lists missing and invalid manifests */
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
