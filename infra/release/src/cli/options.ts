import { parseArgs } from 'node:util';
import { UserError } from '@gvg/local/process/user-error';
import { versionSchema } from '../manifest/manifest.ts';

export interface PartOptions {
  to: string;
  environmentFile: string | undefined;
  version: string | undefined;
  /** Percentage of the sessions. */
  share: number | undefined;
  end: boolean;
}

const options = {
  to: { type: 'string' },
  'environment-file': { type: 'string' },
  version: { type: 'string' },
  share: { type: 'string' },
  end: { type: 'boolean', default: false },
} as const;

/** @throws UserError */
export function readOptions(args: readonly string[]): PartOptions & { positionals: string[] } {
  const { values, positionals } = parsed(args);
  if (values.to === undefined) throw new UserError('Name the environment: -- --to local, for the site of npm start.');
  if (values.version !== undefined && !versionSchema.safeParse(values.version).success)
    throw new UserError(`--version ${values.version} is no version: 12 of 0-9 and a-f, as npm run status shows them.`);
  return {
    to: values.to,
    environmentFile: values['environment-file'],
    version: values.version,
    share: values.share === undefined ? undefined : shareFrom(values.share),
    end: values.end,
    positionals,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UserError((error as Error).message);
  }
}

function shareFrom(text: string): number {
  const share = Number(text);
  if (!(share > 0 && share <= 100)) throw new UserError(`--share ${text} is no percentage between 0 and 100.`);
  return share;
}
