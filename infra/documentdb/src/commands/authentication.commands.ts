import type { Document } from 'bson';
import { Binary, deserialize } from 'bson';
import { binaryValue, documentValue } from '../bson/raw-value.ts';
import { CommandError } from '../errors/command.error.ts';
import type { ScramCredentials } from '../scram/scram-server.ts';
import { ScramError, ScramServer } from '../scram/scram-server.ts';
import { requestField } from '../wire/request.ts';
import type { Client, CommandContext, CommandFamily } from './command.ts';

/** SCRAM as framed by MongoDB’s authentication specification. The only user is in the database `admin`. */
export const mechanism = 'SCRAM-SHA-256';
export const authenticationDatabase = 'admin';

/** A connection has one conversation at a time. */
const conversationId = 1;

type Start = { mechanism?: unknown; payload?: unknown; options?: { skipEmptyExchange?: unknown } };

/**
 * Begins a conversation, also for `speculativeAuthenticate` inside `hello`.
 * @throws CommandError
 */
export function startConversation(
  client: Client,
  credentials: ScramCredentials | undefined,
  database: string,
  start: Document,
): Document {
  const { mechanism: requested, payload, options } = start as Start;
  if (requested !== mechanism) throw new CommandError('MechanismUnavailable', `the only mechanism is ${mechanism}`);
  if (credentials === undefined || database !== authenticationDatabase || !(payload instanceof Binary))
    throw authenticationFailed();
  client.conversation = undefined;
  const scram = asCommandError(() => new ScramServer(credentials, text(payload.buffer)));
  client.conversation = {
    scram,
    user: credentials.user,
    skipsEmptyExchange: options?.skipEmptyExchange === true,
    proved: false,
  };
  return { conversationId, done: false, payload: payloadOf(scram.firstMessage), ok: 1 };
}

function saslStart({ request, client, services }: CommandContext): Document {
  return startConversation(
    client,
    services.credentials,
    request.database,
    deserialize(request.body, { promoteBuffers: false }),
  );
}

function saslContinue({ request, client }: CommandContext): Document {
  const { conversation } = client;
  const payload = binaryValue(request.body, requestField(request, 'payload'));
  if (conversation === undefined || payload === undefined)
    throw new CommandError('ProtocolError', 'no authentication has begun on this connection');
  if (conversation.proved) return authenticated(client, conversation.user, '');
  client.conversation = undefined;
  const message = asCommandError(() => conversation.scram.finalMessage(text(payload)));
  if (conversation.skipsEmptyExchange) return authenticated(client, conversation.user, message);
  client.conversation = { ...conversation, proved: true };
  return { conversationId, done: false, payload: payloadOf(message), ok: 1 };
}

function authenticated(client: Client, user: string, message: string): Document {
  client.conversation = undefined;
  client.user = user;
  return { conversationId, done: true, payload: payloadOf(message), ok: 1 };
}

/** Handles the login inside `hello`. A failure is reported when the driver sends `saslStart`. */
export function speculativeAuthentication({ request, client, services }: CommandContext): Document | undefined {
  const start = documentValue(request.body, requestField(request, 'speculativeAuthenticate'));
  if (start === undefined) return undefined;
  try {
    const document = deserialize(start, { promoteBuffers: false });
    return startConversation(client, services.credentials, String(document.db), document);
  } catch (error) {
    if (error instanceof CommandError) return undefined;
    throw error;
  }
}

/** Logs the reason of a failure but does not send it to the client. */
function asCommandError<T>(step: () => T): T {
  try {
    return step();
  } catch (error) {
    throw error instanceof ScramError ? authenticationFailed(error) : error;
  }
}

function authenticationFailed(cause?: ScramError): CommandError {
  const error = new CommandError('AuthenticationFailed', 'Authentication failed.');
  error.cause = cause;
  return error;
}

const payloadOf = (message: string) => new Binary(Buffer.from(message));
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8');

export const authenticationCommands: CommandFamily = {
  saslstart: { run: saslStart, transaction: 'rejected', beforeAuthentication: true },
  saslcontinue: { run: saslContinue, transaction: 'rejected', beforeAuthentication: true },
};
