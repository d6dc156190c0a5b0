// Installs the packages of package-lock.json and the Node that runs everything else. Plain JavaScript without dependencies, in a syntax that an old Node can parse.
import { spawn } from 'child_process';
import { createHash } from 'crypto';
import {
  constants,
  copyFileSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'fs';
import path from 'path';
import { fileURLToPath } from 'url';

const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const dataFolder = path.resolve(repository, process.env.GVG_DATA_DIR || '.data');
const lockFile = path.join(repository, 'package-lock.json');
const nodeFolder = path.join(dataFolder, 'node');
const installMarker = path.join(repository, 'node_modules/.gvg-installed');

export const packagesFolder = path.join(repository, 'node_modules');
export const node = path.join(packagesFolder, 'node/bin/node');

/** Returns true if node_modules matches package-lock.json, by our marker of the last `npm ci` or by npm's own lock record, which npm writes last. */
function isInstalled() {
  if (!existsSync(node)) return false;
  if (existsSync(installMarker) && readFileSync(installMarker, 'utf8') === lockHash()) return true;
  const expected = readLock(lockFile);
  const present = readLock(path.join(packagesFolder, '.package-lock.json'));
  if (expected === undefined || present === undefined) return false;
  return Object.entries(expected).every(([name, entry]) => {
    if (!name.includes('node_modules/') || entry.optional || entry.devOptional || entry.peer) return true;
    const found = present[name];
    return found !== undefined && found.version === entry.version && found.integrity === entry.integrity;
  });
}

function lockHash() {
  return createHash('sha256').update(readFileSync(lockFile)).digest('hex');
}

function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Runs `npm ci` if needed. Of two concurrent starts, one installs and the other waits. Returns true if it installed. With `needsBackingServices`, prepares the
 * private Debian root meanwhile.
 */
export async function ensurePackages({ needsBackingServices }) {
  if (isInstalled()) return false;
  mkdirSync(dataFolder, { recursive: true });
  const lock = path.join(dataFolder, 'install.lock');
  await takeLock(lock);
  try {
    if (isInstalled()) return false;
    await install(needsBackingServices);
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
    // No pid yet: the holder is about to write it, or crashed before that.
    return error.code === 'ESRCH' || !existsSync(lock) || Date.now() - statSync(lock).mtimeMs > 10000;
  }
}

async function install(needsBackingServices) {
  const logFile = path.join(dataFolder, 'logs/npm-ci.log');
  mkdirSync(path.dirname(logFile), { recursive: true });
  const startedAt = Date.now();
  const seconds = () => ((Date.now() - startedAt) / 1000).toFixed(0);
  process.stdout.write('packages      npm ci …\n');
  const log = createWriteStream(logFile);
  const runtime = installNode(log).then((file) => {
    if (file !== undefined && needsBackingServices) prepareRoot(file);
    return file;
  });
  // The build tools are required regardless of npm's configuration. The only package that needs its install script is node, which runs a second npm at the very
  // end.
  const code = await run(npmCommand(), ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'], log);
  const file = await runtime;
  if (code !== 0) throw new Error(`npm ci failed after ${seconds()} s; the end of ${logFile}:\n${tail(logFile)}`);
  if (!existsSync(node) && file !== undefined) placeNode(file);
  if (!existsSync(node))
    await run(process.execPath, ['installArchSpecificPackage'], log, path.join(packagesFolder, 'node'));
  if (!existsSync(node)) throw new Error(`npm installed no Node (${node}); see ${logFile}.`);
  writeFileSync(installMarker, lockHash());
  process.stdout.write(`packages      npm ci, ${seconds()} s\n`);
}

/** Installs the Node of package-lock.json in a separate folder, in parallel to `npm ci`. Undefined if npm has none for this platform. */
async function installNode(log) {
  const entry = readLock(lockFile)['node_modules/node'];
  if (entry === undefined) return undefined;
  const packageName = `${process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'}-${process.platform}-${process.arch}`;
  const file = path.join(nodeFolder, 'node_modules', packageName, 'bin/node');
  mkdirSync(nodeFolder, { recursive: true });
  await run(
    npmCommand(),
    [
      'install',
      '--prefix',
      nodeFolder,
      '--no-save',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      `${packageName}@${entry.version}`,
    ],
    log,
    nodeFolder,
  );
  return existsSync(file) ? file : undefined;
}

/** Places the executable like the install script of the package `node`, including npm's link to it. */
function placeNode(file) {
  mkdirSync(path.dirname(node), { recursive: true });
  copyFileSync(file, node, constants.COPYFILE_FICLONE);
  const link = path.join(packagesFolder, '.bin/node');
  mkdirSync(path.dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync('../node/bin/node', link);
  rmSync(nodeFolder, { recursive: true, force: true });
}

/** Starts slow work that needs no package. The launcher waits for it, and repeats failed work with its errors. */
function prepareRoot(runtime) {
  const script = path.join(repository, 'infra/local/src/root/prepare-ahead.ts');
  const child = spawn(runtime, [script], { cwd: repository, stdio: 'ignore' });
  child.on('error', () => {});
  process.on('exit', () => child.kill());
}

/** npm that runs this script, or else the one on PATH. */
function npmCommand() {
  const script = process.env.npm_execpath;
  return script && script.endsWith('npm-cli.js') ? [process.execPath, script] : ['npm'];
}

function run(command, args, log, cwd = repository) {
  const [program, ...first] = [].concat(command);
  // npm passes the current script's name to child processes, which npm ci must not interpret as its own.
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
