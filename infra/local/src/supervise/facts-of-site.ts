import { partNames } from '../parts/part.ts';
import type { RunningParts } from '../parts/bring-up-parts.ts';
import type { StepResult } from '../show/board.ts';
import { table } from '../show/table.ts';
import type { SiteFacts } from '../state/run-file.ts';
import type { RunningSite } from './run-site.ts';

/** What runs where, and how long each took to come. */
export function factsOfSite(site: RunningSite, { parts }: RunningParts, steps: readonly StepResult[]): SiteFacts {
  const seconds = (name: string): number => steps.find((step) => step.name === name)?.seconds ?? 0;
  return {
    url: site.url,
    environment: site.toolEnvironment,
    rows: [
      ...partNames.map((name) => {
        const { part, description } = parts[name];
        return { name, what: `${description} (${part.source})`, where: shortAddress(part.url), seconds: seconds(name) };
      }),
      ...site.members.map(({ entry: { name, folder }, url }) => ({ name, what: folder, where: url, seconds: seconds(name), health: `${url}/health/ready` })),
    ],
  };
}

/** The one table at the end of a start; `installed` are the seconds that `npm ci` took before. */
export function startTable({ rows }: SiteFacts, steps: readonly StepResult[], installed: number, all: number): string {
  const others = steps.filter(({ name }) => !rows.some((row) => row.name === name));
  return table([
    ['', 'what', 'where', 'seconds'],
    ...(installed > 0 ? [['packages', 'npm ci', '', installed.toFixed(1)]] : []),
    ...others.map(({ name, detail, seconds }) => [name, detail, '', seconds.toFixed(1)]),
    ...rows.map(({ name, what, where, seconds }) => [name, what, where, seconds.toFixed(1)]),
    ['all', '', '', all.toFixed(1)],
  ]);
}

/** Without credentials and options. */
function shortAddress(url: string): string {
  return url.replace(/\/\/[^@/]*@/, '//').replace(/\/?\?.*$/, '');
}
