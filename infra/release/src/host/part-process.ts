import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import cluster from 'node:cluster';
import { drainRequest, isReadyMessage } from '@gvg/service-kit/lifecycle/parent-messages';

/** Shorter than the supervisor of the host waits, which then kills all of its processes. */
const stopTimeoutMs = 8_000;

/** How a version of a part is run by Node. */
export interface Execution {
  script: string;
  cwd: string;
  /** Options for Node: the ceilings of its memory. */
  nodeOptions: readonly string[];
  /** Beyond those of the host. */
  environment: Readonly<Record<string, string>>;
}

export interface ProcessEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** A running version of a part. */
export interface PartProcess {
  readonly pid: number;
  /** Its port, once it listens with its dependencies connected; rejects when it ends before. */
  readonly ready: Promise<number>;
  readonly ended: Promise<ProcessEnd>;
  /** It leaves the part's ports to the other workers, and ends when its clients have gone. */
  drain(): void;
  /** SIGTERM, and SIGKILL for one that does not end in time; resolves when it has ended. */
  stop(): Promise<void>;
}

/**
 * Starts a version on the ports of the part, which this process holds: beside other versions on the same ports, and connections go to each in turn. A connection
 * that is on its way to one that no longer accepts comes back and goes to another.
 */
export function startOnPortsOfPart({ script, cwd, nodeOptions, environment }: Execution): PartProcess {
  // They are those of the next fork alone.
  cluster.setupPrimary({ exec: script, args: [], cwd, execArgv: [...nodeOptions] });
  return watched(cluster.fork(environment).process);
}

/** Starts a version on free ports of its own. */
export function startOnOwnPorts({ script, cwd, nodeOptions, environment }: Execution): PartProcess {
  const env = { ...process.env, ...environment, PORT: '0', INTERNAL_PORT: '0' };
  return watched(fork(script, { cwd, execArgv: [...nodeOptions], env }));
}

function watched(child: ChildProcess): PartProcess {
  const { pid } = child;
  if (pid === undefined) throw new Error('Node cannot be started');
  const ended = new Promise<ProcessEnd>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  const ready = new Promise<number>((resolve, reject) => {
    child.on('message', (message) => {
      if (isReadyMessage(message)) resolve(message.port);
    });
    void ended.then(({ code, signal }) =>
      reject(new Error(`it ended (${signal ?? `exit code ${code}`}) before it was ready`)),
    );
  });
  ready.catch(() => undefined);
  // One that is ending may have closed its channel already.
  child.on('error', () => undefined);
  return {
    pid,
    ready,
    ended,
    drain: () => void (child.connected && child.send(drainRequest)),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
      await ended.finally(() => clearTimeout(timer));
    },
  };
}
