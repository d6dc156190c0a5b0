import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import cluster from 'node:cluster';
import { closeSync } from 'node:fs';
import { lastLineOf, manageProcess, openLog } from '@gvg/local/process/managed-process';
import type { ManagedProcess } from '@gvg/local/process/managed-process';
import { drainRequest, isReadyMessage } from '@gvg/service-kit/lifecycle/parent-messages';

/** Settings for a Node process that runs a version of a part. */
export interface Execution {
  /** Display name of the process. */
  name: string;
  script: string;
  cwd: string;
  nodeOptions: readonly string[];
  /** Variables in addition to those of the supervisor. */
  environment: Readonly<Record<string, string>>;
  logFile: string;
}

/** A running version of a part. */
export interface PartProcess extends ManagedProcess {
  /** Resolves with its port once it listens with its dependencies connected. Rejects if it exits first. */
  readonly listening: Promise<number>;
  /** Leaves the part's ports to other versions and exits when its clients have gone. */
  drain(): void;
}

type Stdio = ['ignore', number, number, 'ipc'];

/**
 * Starts a version on the ports of the part, which this process holds and shares between versions in turn. A connection on its way to a
 * version that no longer accepts it is given to another.
 */
export function startOnPortsOfPart(execution: Execution): PartProcess {
  const { script, cwd, nodeOptions, environment } = execution;
  return logged(execution, (stdio) => {
    // The settings only apply to the next fork.
    cluster.setupPrimary({ exec: script, args: [], cwd, execArgv: [...nodeOptions], stdio });
    return cluster.fork(environment).process;
  });
}

/** Starts a version on free ports. */
export function startOnOwnPorts(execution: Execution): PartProcess {
  const { script, cwd, nodeOptions, environment } = execution;
  const env = { ...process.env, ...environment, PORT: '0', INTERNAL_PORT: '0' };
  return logged(execution, (stdio) => fork(script, { cwd, execArgv: [...nodeOptions], env, stdio }));
}

function logged({ name, logFile }: Execution, start: (stdio: Stdio) => ChildProcess): PartProcess {
  const log = openLog(logFile);
  const child = start(['ignore', log, log, 'ipc']);
  closeSync(log);
  const managed = manageProcess(child, { name, logFile });
  const listening = new Promise<number>((resolve, reject) => {
    child.on('message', (message) => {
      if (isReadyMessage(message)) resolve(message.port);
    });
    void managed.ended.then(({ code, signal }) => {
      const reason = lastLineOf(logFile);
      reject(new Error(`it ended (${signal ?? `exit code ${code}`}) before it was ready${reason && `: ${reason}`}`));
    });
  });
  listening.catch(() => undefined);
  // A process that is exiting may have closed its channel already.
  child.on('error', () => undefined);
  return { ...managed, listening, drain: () => void (child.connected && child.send(drainRequest)) };
}
