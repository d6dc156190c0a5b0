import type { Statement } from '../postgres/statement.ts';
import { maxDocumentSize, maxMessageSize } from '../wire/opcodes.ts';
import { requestField } from '../wire/request.ts';
import { authenticationDatabase, mechanism, speculativeAuthentication } from './authentication.commands.ts';
import type { Command, CommandContext, CommandFamily } from './command.ts';

/** MongoDB 7.0: newer drivers offer nothing beyond it that the engine could not refuse by itself. */
const wireVersion = 21;
const serverVersion = [7, 0, 0, 0] as const;
const replicaSet = 'documentdb';
const sessionMinutes = 30;

/** The engine counts at most 25,000 operations a command; drivers split larger batches by themselves. */
const maxWriteBatchSize = 25_000;

const alive: Statement = { name: 'alive', sql: 'select 1' };

/** One member of a replica set, always its primary: so that drivers use sessions, transactions and retryable writes. */
function hello(context: CommandContext) {
  const { client, request, services } = context;
  const asksForMechanisms =
    services.credentials !== undefined && requestField(request, 'saslSupportedMechs') !== undefined;
  return {
    ...(request.command === 'hello' ? { isWritablePrimary: true } : { ismaster: true }),
    helloOk: true,
    setName: replicaSet,
    setVersion: 1,
    secondary: false,
    hosts: [client.address],
    primary: client.address,
    me: client.address,
    maxBsonObjectSize: maxDocumentSize,
    maxMessageSizeBytes: maxMessageSize,
    maxWriteBatchSize,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: sessionMinutes,
    connectionId: client.id,
    minWireVersion: 0,
    maxWireVersion: wireVersion,
    readOnly: false,
    saslSupportedMechs: asksForMechanisms ? [mechanism] : undefined,
    speculativeAuthenticate: speculativeAuthentication(context),
    ok: 1,
  };
}

const greeting: Command = { run: hello, transaction: 'rejected', beforeAuthentication: true };

export const handshakeCommands: CommandFamily = {
  hello: greeting,
  ismaster: greeting,
  ping: {
    // A ping that did not ask the engine would call a dead database healthy.
    run: async ({ executor }) => {
      await executor.execute(alive, []);
      return { ok: 1 };
    },
    transaction: 'rejected',
    beforeAuthentication: true,
  },
  buildinfo: {
    run: () => ({
      version: serverVersion.slice(0, 3).join('.'),
      versionArray: serverVersion,
      modules: [],
      storageEngines: ['documentdb'],
      bits: 64,
      maxBsonObjectSize: maxDocumentSize,
      ok: 1,
    }),
    transaction: 'rejected',
    beforeAuthentication: true,
  },
  connectionstatus: {
    run: ({ client: { user } }) => ({
      authInfo: {
        authenticatedUsers: user === undefined ? [] : [{ user, db: authenticationDatabase }],
        authenticatedUserRoles: user === undefined ? [] : [{ role: 'root', db: authenticationDatabase }],
      },
      ok: 1,
    }),
    transaction: 'rejected',
    beforeAuthentication: true,
  },
};
