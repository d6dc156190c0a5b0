import { randomBytes } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { storeLimits } from '../limits.ts';
import { parseMail } from './mail.ts';
import type { Mail, MailRecord } from './mail.ts';

const recordSchema = z.object({
  id: z.string(),
  receivedAt: z.string(),
  arrivals: z.int().min(1),
  from: z.string(),
  to: z.array(z.string()),
});

export interface ReceivedMail {
  from: string;
  to: string[];
  source: Buffer;
}

export interface MailStore {
  /** Stores a mail. If its Message-ID is known, only counts the arrival. */
  add(mail: ReceivedMail): Promise<Mail>;
  /** Returns mails, newest first. With `to`, only those to an address that contains it, ignoring case. */
  list(to?: string): Mail[];
  find(id: string): Mail | undefined;
  clear(): Promise<void>;
}

export interface MailStoreOptions {
  limits?: typeof storeLimits;
}

/** Opens a store in memory and in a folder with a source (`.eml`) and a record (`.json`) for each mail, so that it survives a restart. */
export async function openMailStore(
  folder: string,
  { limits = storeLimits }: MailStoreOptions = {},
): Promise<MailStore> {
  await mkdir(folder, { recursive: true });
  /** Oldest first. */
  let mails = await readMails(folder);
  let lastChange: Promise<unknown> = Promise.resolve();

  /** Runs one change at a time, because two copies of a mail may arrive together. */
  function inTurn<Result>(change: () => Promise<Result>): Promise<Result> {
    const result = lastChange.then(change);
    lastChange = result.catch(() => undefined);
    return result;
  }

  async function removeOldest(): Promise<void> {
    const bytes = () => mails.reduce((sum, { source }) => sum + source.length, 0);
    while (mails.length > limits.mails || (mails.length > 1 && bytes() > limits.bytes))
      await removeFiles(folder, mails.splice(0, 1));
  }

  return {
    add: ({ from, to, source }) =>
      inTurn(async () => {
        const parsed = await parseMail(source);
        const known = mails.find(({ messageId }) => messageId === parsed.messageId);
        if (known !== undefined) {
          known.arrivals += 1;
          await writeRecord(folder, known);
          return known;
        }
        const receivedAt = new Date();
        const mail = { ...parsed, id: newId(receivedAt), receivedAt: receivedAt.toISOString(), arrivals: 1, from, to };
        await writeFile(sourceFile(folder, mail.id), source);
        await writeRecord(folder, mail);
        mails.push(mail);
        await removeOldest();
        return mail;
      }),
    list: (to = '') =>
      mails.filter((mail) => mail.to.some((address) => address.toLowerCase().includes(to.toLowerCase()))).toReversed(),
    find: (id) => mails.find((mail) => mail.id === id),
    clear: () =>
      inTurn(async () => {
        const removed = mails;
        mails = [];
        await removeFiles(folder, removed);
      }),
  };
}

/** Returns an id that sorts by time. */
const newId = (receivedAt: Date): string => `${receivedAt.getTime().toString(36)}-${randomBytes(4).toString('hex')}`;

const sourceFile = (folder: string, id: string): string => path.join(folder, `${id}.eml`);
const recordFile = (folder: string, id: string): string => path.join(folder, `${id}.json`);

async function writeRecord(folder: string, { id, receivedAt, arrivals, from, to }: MailRecord): Promise<void> {
  const next = `${recordFile(folder, id)}.next`;
  await writeFile(next, JSON.stringify({ id, receivedAt, arrivals, from, to }));
  await rename(next, recordFile(folder, id));
}

async function removeFiles(folder: string, mails: readonly Mail[]): Promise<void> {
  for (const { id } of mails)
    for (const file of [recordFile(folder, id), sourceFile(folder, id)]) await rm(file, { force: true });
}

/** Reads the stored mails. The record is written last, so a source without one belongs to a mail that was not accepted. */
async function readMails(folder: string): Promise<Mail[]> {
  const records = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    records.map(async (name) => {
      const record = recordSchema.parse(JSON.parse(await readFile(path.join(folder, name), 'utf8')));
      return { ...record, ...(await parseMail(await readFile(sourceFile(folder, record.id)))) };
    }),
  );
}
