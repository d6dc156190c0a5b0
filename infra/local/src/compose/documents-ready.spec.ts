import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { repository } from '../state/paths.ts';

const script = readFileSync(path.join(repository, 'infra/docker/documents-ready.js'), 'utf8');
const environment = { DOCUMENTS_USER: 'gvg', DOCUMENTS_PASSWORD: 'secret' };

interface Server {
  isReplicaSet?: boolean;
  isPrimary?: boolean;
  users?: Record<string, string>;
}

/** Runs one check. Returns its exit status and changes the server like a MongoDB with accounts, which rejects anonymous commands. */
function check(server: Server): number {
  const users = (server.users ??= {});
  const exit = new Error('exit');
  let status = -1;
  let isStranger = Object.keys(users).length > 0;
  const admin = {
    auth(name: string, password: string) {
      if (users[name] !== password) throw new Error('Authentication failed.');
      isStranger = false;
      return { ok: 1 };
    },
    createUser({ user, pwd }: { user: string; pwd: string }) {
      if (isStranger) throw new Error('not authorized');
      users[user] = pwd;
    },
  };
  const globals = {
    db: { getSiblingDB: () => admin, hello: () => ({ isWritablePrimary: server.isPrimary === true }) },
    rs: {
      initiate() {
        if (isStranger || server.isReplicaSet === true) throw new Error('already initialized');
        server.isReplicaSet = true;
      },
    },
    process: { env: environment },
    quit(code: number) {
      status = code;
      throw exit;
    },
  };
  try {
    runInNewContext(script, globals);
  } catch (error) {
    if (error !== exit) throw error;
  }
  return status;
}

it('creates the replica set on the first run, and its user once there is a primary', () => {
  const server: Server = {};
  expect(check(server)).toBe(1);
  expect(server).toEqual({ isReplicaSet: true, users: {} });
  server.isPrimary = true;
  expect(check(server)).toBe(0);
  expect(server.users).toEqual({ gvg: 'secret' });
  expect(check(server)).toBe(0);
});

it('creates the user in data without one', () => {
  const server: Server = { isReplicaSet: true, isPrimary: true };
  expect(check(server)).toBe(0);
  expect(server.users).toEqual({ gvg: 'secret' });
});

it('is not ready without a primary', () => {
  expect(check({ isReplicaSet: true, users: { gvg: 'secret' } })).toBe(1);
});

it('fails if the user has another password', () => {
  expect(() => check({ isReplicaSet: true, isPrimary: true, users: { gvg: 'other' } })).toThrow('not authorized');
});
