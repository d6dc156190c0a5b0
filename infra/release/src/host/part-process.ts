import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import cluster from 'node:cluster';
import { closeSync } from 'node:fs';
import { lastLineOf, manageProcess, openLog } from '@gvg/local/process/managed-process';
import type { ManagedProcess } from '@gvg/local/process/managed-process';
import { drainRequest, isReadyMessage } from '@gvg/service-kit/lifecycle/parent-messages';

/** How a version of a part is run by Node. */
export interface Execution {
  /** Of the process, as people see it. */
  name: string;
  script: string;
  cwd: string;
  nodeOptions: readonly string[];
  /** Beyond those of the supervisor. */
  environment: Readonly<Record<string, string>>;
  logFile: string;
}

/** A running version of a part. */
export interface PartProcess extends ManagedProcess {
  /** Its port, once it listens with its dependencies connected; rejects when it ends before. */
  readonly listening: Promise<number>;
  /** It leaves the part's ports to the other versions, and ends when its clients have gone. */
  drain(): void;
}

type Stdio = ['ignore', number, number, 'ipc'];

/**
 * Starts a version on the ports of the part, which this process holds: beside other versions on the same ports, and connections go to each in turn. A connection
 * that is on its way to one that no longer accepts comes back and goes to another.
 */
export function startOnPortsOfPart(execution: Execution): PartProcess {
  const { script, cwd, nodeOptions, environment } = execution;
  return logged(execution, (stdio) => {
    // The settings are those of the next fork only.
    cluster.setupPrimary({ exec: script, args: [], cwd, execArgv: [...nodeOptions], stdio });
    return cluster.fork(environment).process;
  });
}

/** Starts a version on free ports of its own. */
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
  // One that is ending may have closed its channel already.
  child.on('error', () => undefined);
  return { ...managed, listening, drain: () => void (child.connected && child.send(drainRequest)) };
}
