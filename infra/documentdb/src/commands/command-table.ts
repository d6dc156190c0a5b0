import { authenticationCommands } from './authentication.commands.ts';
import { bulkWriteCommand } from './bulk-write.command.ts';
import { collectionCommands } from './collection.commands.ts';
import type { CommandFamily } from './command.ts';
import { cursorCommands } from './cursor.commands.ts';
import { explainCommand } from './explain.command.ts';
import { findAndModifyCommand } from './find-and-modify.command.ts';
import { handshakeCommands } from './handshake.commands.ts';
import { indexCommands } from './index.commands.ts';
import { readCommands } from './read.commands.ts';
import { sessionCommands } from './session.commands.ts';
import { writeCommands } from './write.commands.ts';

/** All commands of the adapter by name in lower case. */
export const commandTable: CommandFamily = {
  ...handshakeCommands,
  ...authenticationCommands,
  ...readCommands,
  ...cursorCommands,
  ...writeCommands,
  ...bulkWriteCommand,
  ...findAndModifyCommand,
  ...collectionCommands,
  ...indexCommands,
  ...explainCommand,
  ...sessionCommands,
};
