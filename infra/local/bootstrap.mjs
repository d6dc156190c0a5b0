// Entry point of `npm start` and the other commands on a machine that has only Node and npm: installs the packages, then runs the launcher
// with the Node from the packages. Plain JavaScript without dependencies, in a syntax that an old Node can parse.
import { spawn } from 'child_process';
import { readFileSync } from 'fs';
import path from 'path';
import { fileURLToPath } from 'url';
import { ensurePackages, node, packagesFolder } from './install-packages.mjs';

const commandsWithBackingServices = ['start', 'dev', 'dev-service', 'test', 'backing-services'];

main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});

async function main() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new Error(`Node ${process.versions.node} is too old: please install Node 20 or newer.`);
  }
  const startedAt = Date.now();
  const installed = await ensurePackages({
    needsBackingServices: commandsWithBackingServices.includes(process.argv[2]),
  });
  runLauncher(installed ? (Date.now() - startedAt) / 1000 : 0);
}

function runLauncher(installSeconds) {
  const launcher = path.join(path.dirname(fileURLToPath(import.meta.url)), 'src/main.ts');
  // It runs as long as the site and is mostly idle.
  const memory = ['--max-old-space-size=512', '--max-semi-space-size=2'];
  const child = spawn(node, [...memory, launcher, ...process.argv.slice(2)], {
    // The launcher stops when this IPC channel closes, which happens when this process exits.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PATH: [path.join(packagesFolder, '.bin'), process.env.PATH].join(path.delimiter),
      // A service loads a thousand modules. With this Node cache that takes half the time from the second start on.
      NODE_COMPILE_CACHE: path.join(packagesFolder, '.cache/node-compile'),
      GVG_INSTALL_SECONDS: String(installSeconds),
    },
  });
  ['SIGINT', 'SIGTERM', 'SIGHUP'].forEach((signal) => process.on(signal, () => child.kill(signal)));
  const watch = watchNpm(() => child.kill('SIGTERM'));
  child.on('error', (error) => {
    process.stderr.write(`The launcher cannot be started: ${error.message}\n`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    clearInterval(watch);
    process.exitCode = signal ? 1 : code;
    if (child.connected) child.disconnect();
  });
}

/**
 * Detects that npm was killed with SIGKILL: the parent process changes. npm runs a script in a shell, which may stay between the two, so the
 * grandparent is checked as well. Ignored when not run by npm.
 */
function watchNpm(onGone) {
  const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const initialAncestors = ancestors();
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event && ancestors() !== initialAncestors) onGone();
  }, 1000);
  watch.unref();
  return watch;
}

/** Parent pid from /proc. Undefined if there is no /proc. */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
  } catch {
    return undefined;
  }
}
