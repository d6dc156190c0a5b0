import { backingServiceNames } from '../backing-services/backing-service.ts';
import type { RunningBackingServices } from '../backing-services/start-backing-services.ts';
import type { StepResult } from '../terminal/progress-board.ts';
import { table } from '../terminal/table.ts';
import type { SiteInfo } from '../state/run-file.ts';
import type { RunningSite } from './run-site.ts';

/** Describes the processes, their addresses, and the start time of each in seconds. */
export function describeSite(
  site: RunningSite,
  { services }: RunningBackingServices,
  steps: readonly StepResult[],
): SiteInfo {
  const seconds = (name: string): number => steps.find((step) => step.name === name)?.seconds ?? 0;
  return {
    url: site.url,
    environment: site.toolEnvironment,
    rows: [
      ...backingServiceNames.map((name) => {
        const { service, description, processes } = services[name];
        return {
          name,
          what: `${description} (${service.source})`,
          where: shortAddress(service.url),
          seconds: seconds(name),
          processes: processes.map((process) => process.name),
        };
      }),
      ...site.members.map(({ entry: { name, folder }, url, processName }) => ({
        name,
        what: folder,
        where: url,
        seconds: seconds(processName),
        processes: [processName],
        health: `${url}/health/ready`,
      })),
    ],
  };
}

/** The table at the end of a start; `installSeconds` is the duration of a preceding `npm ci`, 0 when it was not needed. */
export function startTable(
  { rows }: SiteInfo,
  steps: readonly StepResult[],
  installSeconds: number,
  totalSeconds: number,
): string {
  const others = steps.filter(({ name }) => !rows.some((row) => row.name === name));
  return table([
    ['', 'what', 'where', 'seconds'],
    ...(installSeconds > 0 ? [['packages', 'npm ci', '', installSeconds.toFixed(1)]] : []),
    ...others.map(({ name, detail, seconds }) => [name, detail, '', seconds.toFixed(1)]),
    ...rows.map(({ name, what, where, seconds }) => [name, what, where, seconds.toFixed(1)]),
    ['all', '', '', totalSeconds.toFixed(1)],
  ]);
}

/** Strips credentials and options. */
function shortAddress(url: string): string {
  return url.replace(/\/\/[^@/]*@/, '//').replace(/\/?\?.*$/, '');
}
