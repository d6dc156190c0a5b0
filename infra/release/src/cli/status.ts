import { table } from '@gvg/local/terminal/table';
import type { Environment } from '../environment/environment.ts';
import { publicKeysOf } from '../environment/part-keys.ts';
import { UntrustedDocument } from '../signing/signed-document.ts';
import { readPart } from '../state/change-part.ts';
import { readHostState } from '../state/host-state.ts';
import type { HostState, Role } from '../state/host-state.ts';
import type { Active, PartState } from '../state/part-state.ts';

const header = ['', 'version', 'as', 'since', 'by', 'its host'];

/** Returns the running version of each part, since when and by whom, and the state of its host. */
export async function statusTable(
  { store, keys }: Pick<Environment, 'store' | 'keys'>,
  parts: readonly string[],
): Promise<string> {
  const rows = await Promise.all(
    parts.map(async (part) => {
      const host = await readHostState(store, part);
      try {
        const current = await readPart(store, part, publicKeysOf(keys, part));
        return current === undefined ? [[part, 'never released', '', '', '', '']] : rowsOf(current.state, host);
      } catch (error) {
        if (!(error instanceof UntrustedDocument)) throw error;
        return [[part, '', '', '', '', `${error.message}; what ran before goes on`]];
      }
    }),
  );
  return table([header, ...rows.flat()]);
}

function rowsOf({ part, stable, canary, candidate }: PartState, host: HostState | undefined): string[][] {
  const row = (role: Role, active: Active | null, as: string): string[][] =>
    active === null
      ? []
      : [
          [
            part,
            active.version,
            as,
            minute(active.since),
            active.by,
            host === undefined ? 'no host' : saysOf(host, role, active),
          ],
        ];
  return [
    ...row('stable', stable, 'stable'),
    ...row('canary', canary, canary?.share === undefined ? 'canary' : `canary of ${canary.share} %`),
    ...row('candidate', candidate, 'candidate'),
  ];
}

function saysOf({ running, failed, refused }: HostState, role: Role, { version }: Active): string {
  const found = running.find((one) => one.role === role);
  const refusal = refused === undefined ? '' : `, refuses: ${refused.reason}`;
  if (found?.version === version) return `runs it as ${found.pid}${refusal}`;
  const still = found === undefined ? 'runs none' : `still runs ${found.version}`;
  return failed?.version === version ? `${still}: ${failed.reason.split('\n', 1)[0]}${refusal}` : `${still}${refusal}`;
}

const minute = (time: string): string => `${time.slice(0, 16).replace('T', ' ')} UTC`;
