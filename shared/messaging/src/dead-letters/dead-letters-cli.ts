import { parseArgs } from 'node:util';
import type { DeadLetter } from './dead-letter.ts';
import { openDeadLetterStore } from './dead-letter-store.ts';
import type { DeadLetterStore } from './dead-letter-store.ts';

const usage = `usage: npm run events -- list [--json]
                         show <id>
                         replay <id | event id | queue> | --all

Messages that a consumer could not handle. AMQP_URL is the broker's URL, EVENT_NAMESPACE (default gvg) selects the messages.`;

/** Thrown for an invalid command or an empty result. Prints the message and exits with 1. */
class CommandError extends Error {}

const matches = (selector: string) => (letter: DeadLetter) =>
  letter.id === selector || letter.eventId === selector || letter.queue === selector;

async function list(store: DeadLetterStore, json: boolean): Promise<void> {
  const letters = await store.list();
  if (json) return console.log(JSON.stringify(letters, null, 2));
  if (letters.length === 0) return console.log('No dead letters.');
  const rows = letters.map(({ id, diedAt, queue, type = '-', subject = '-', eventId = '-', reason, detail }) => [
    id,
    diedAt,
    queue,
    type,
    subject,
    eventId,
    reason,
    firstLine(detail),
  ]);
  console.log(table([['ID', 'DIED', 'CONSUMER', 'TYPE', 'SUBJECT', 'EVENT', 'REASON', 'DETAIL'], ...rows]));
}

async function show(store: DeadLetterStore, name: string): Promise<void> {
  const found = (await store.list()).filter(matches(name));
  if (found.length === 0) throw new CommandError(`There is no dead letter ${name}.`);
  for (const { body, ...letter } of found) console.log(`${JSON.stringify(letter, null, 2)}\n\n${formatBody(body)}`);
}

async function replay(store: DeadLetterStore, name: string | undefined): Promise<void> {
  const { replayed, undeliverable } = await store.replay(name === undefined ? () => true : matches(name));
  for (const { id, queue } of replayed) console.log(`${id} sent back to ${queue}`);
  if (undeliverable.length > 0)
    throw new CommandError(undeliverable.map(({ id, queue }) => `${id} stays: there is no queue ${queue}.`).join('\n'));
  if (replayed.length === 0 && name !== undefined) throw new CommandError(`There is no dead letter ${name}.`);
  if (replayed.length === 0) console.log('No dead letters.');
}

function table(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function firstLine(text: string): string {
  return (text.split('\n')[0] ?? '').slice(0, 100);
}

function formatBody(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

async function run(
  store: DeadLetterStore,
  [command, name]: string[],
  options: { all?: boolean; json?: boolean },
): Promise<void> {
  if (command === 'list') return list(store, options.json ?? false);
  if (command === 'show' && name !== undefined) return show(store, name);
  if (command === 'replay' && (name !== undefined) !== (options.all ?? false)) return replay(store, name);
  throw new CommandError(usage);
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean' }, json: { type: 'boolean' } },
  });
  const url = process.env.AMQP_URL;
  if (url === undefined) throw new CommandError('AMQP_URL is not set.');
  const store = await openDeadLetterStore(url, process.env.EVENT_NAMESPACE ?? 'gvg');
  try {
    await run(store, positionals, values);
  } finally {
    await store.close();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
