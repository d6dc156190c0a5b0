import type { Statement } from '../postgres/statement.ts';
import { maxDocumentSize, maxMessageSize } from '../wire/opcodes.ts';
import { requestField } from '../wire/request.ts';
import { authenticationDatabase, mechanism, speculativeAuthentication } from './authentication.commands.ts';
import type { Command, CommandContext, CommandFamily } from './command.ts';

/** MongoDB 7.0. Later versions add nothing for drivers that the engine could not refuse itself. */
const wireVersion = 21;
const serverVersion = [7, 0, 0, 0] as const;
const replicaSet = 'documentdb';
const sessionMinutes = 30;

/** The engine accepts at most 25,000 operations per command. Drivers split larger batches. */
const maxWriteBatchSize = 25_000;

const alive: Statement = { name: 'alive', sql: 'select 1' };

/** Describes the adapter as the primary of a replica set, so that drivers use sessions, transactions and retryable writes. */
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
    // Without a query a ping would report a dead database as healthy.
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
