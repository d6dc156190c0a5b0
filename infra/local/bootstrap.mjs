// Entry point of `npm start` and the other commands on a machine that has only Node and npm: installs the packages, then runs the launcher
// with the Node from the packages. Plain JavaScript without dependencies, in a syntax that an old Node can parse.
import { spawn } from 'child_process';
import { createHash } from 'crypto';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'fs';
import path from 'path';
import { fileURLToPath } from 'url';

const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const dataFolder = path.resolve(repository, process.env.GVG_DATA_DIR || '.data');
const packagesFolder = path.join(repository, 'node_modules');
const installMarker = path.join(packagesFolder, '.gvg-installed');
const node = path.join(packagesFolder, 'node/bin/node');

main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});

async function main() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new Error(`Node ${process.versions.node} is too old: please install Node 20 or newer.`);
  }
  const startedAt = Date.now();
  const installed = await ensurePackages();
  runLauncher(installed ? (Date.now() - startedAt) / 1000 : 0);
}

/** Whether node_modules matches package-lock.json, by our marker of the last `npm ci` or by npm's own lock record, which npm writes last. */
function isInstalled() {
  if (!existsSync(node)) return false;
  if (existsSync(installMarker) && readFileSync(installMarker, 'utf8') === lockHash()) return true;
  const expected = readLock(path.join(repository, 'package-lock.json'));
  const present = readLock(path.join(packagesFolder, '.package-lock.json'));
  if (expected === undefined || present === undefined) return false;
  return Object.entries(expected).every(([name, entry]) => {
    if (!name.includes('node_modules/') || entry.optional || entry.devOptional || entry.peer) return true;
    const found = present[name];
    return found !== undefined && found.version === entry.version && found.integrity === entry.integrity;
  });
}

function lockHash() {
  return createHash('sha256').update(readFileSync(path.join(repository, 'package-lock.json'))).digest('hex');
}

function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Runs `npm ci` when needed; of two concurrent starts, one installs and the other waits. Returns whether it installed. */
async function ensurePackages() {
  if (isInstalled()) return false;
  mkdirSync(dataFolder, { recursive: true });
  const lock = path.join(dataFolder, 'install.lock');
  await takeLock(lock);
  try {
    if (isInstalled()) return false;
    await install();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
  return true;
}

async function takeLock(lock) {
  for (;;) {
    try {
      mkdirSync(lock);
      writeFileSync(path.join(lock, 'pid'), String(process.pid));
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (isStale(lock)) rmSync(lock, { recursive: true, force: true });
      else await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

function isStale(lock) {
  try {
    process.kill(Number(readFileSync(path.join(lock, 'pid'), 'utf8')), 0);
    return false;
  } catch (error) {
    if (error.code === 'EPERM') return false;
    // No pid yet: its holder is just writing it, or crashed before writing it.
    return error.code === 'ESRCH' || !existsSync(lock) || Date.now() - statSync(lock).mtimeMs > 10000;
  }
}

async function install() {
  const logFile = path.join(dataFolder, 'logs/npm-ci.log');
  mkdirSync(path.dirname(logFile), { recursive: true });
  const startedAt = Date.now();
  const seconds = () => ((Date.now() - startedAt) / 1000).toFixed(0);
  process.stdout.write('packages      npm ci …\n');
  const log = createWriteStream(logFile);
  // Overrides npm configuration: the build tools and the install script of the node package are required.
  const code = await run(npmCommand(), ['ci', '--include=dev', '--ignore-scripts=false', '--no-audit', '--no-fund'], log);
  if (code !== 0) throw new Error(`npm ci failed after ${seconds()} s; the end of ${logFile}:\n${tail(logFile)}`);
  if (!existsSync(node)) await run(process.execPath, ['installArchSpecificPackage'], log, path.join(packagesFolder, 'node'));
  if (!existsSync(node)) throw new Error(`npm installed no Node (${node}); are install scripts disabled? See ${logFile}.`);
  writeFileSync(installMarker, lockHash());
  process.stdout.write(`packages      npm ci, ${seconds()} s\n`);
}

/** The npm that runs this script, else the one on PATH. */
function npmCommand() {
  const script = process.env.npm_execpath;
  return script && script.endsWith('npm-cli.js') ? [process.execPath, script] : ['npm'];
}

function run(command, args, log, cwd = repository) {
  const [program, ...first] = [].concat(command);
  // npm passes the current script's name to child processes; npm ci must not read it as its own.
  const child = spawn(program, first.concat(args), { cwd, stdio: ['ignore', 'pipe', 'pipe'], env: withoutNpmState() });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const stop = (signal) => () => child.kill(signal);
  const handlers = ['SIGINT', 'SIGTERM'].map((signal) => [signal, stop(signal)]);
  handlers.forEach(([signal, handler]) => process.on(signal, handler));
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(new Error(`${program} cannot be started: ${error.message}`)));
    child.on('close', (code, signal) => {
      handlers.forEach(([name, handler]) => process.off(name, handler));
      if (signal === 'SIGINT' || signal === 'SIGTERM') process.exit(130);
      resolve(code);
    });
  });
}

function withoutNpmState() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_(lifecycle|package)_/.test(name)));
}

function tail(file) {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-20).join('\n');
}

function runLauncher(installSeconds) {
  const launcher = path.join(path.dirname(fileURLToPath(import.meta.url)), 'src/main.ts');
  const child = spawn(node, [launcher, ...process.argv.slice(2)], {
    // The launcher stops when this IPC channel closes, which happens when this process exits.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PATH: [path.join(packagesFolder, '.bin'), process.env.PATH].join(path.delimiter),
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

/** Parent pid from /proc; undefined where there is no /proc. */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
  } catch {
    return undefined;
  }
}
