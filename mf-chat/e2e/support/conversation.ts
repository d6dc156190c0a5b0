import { randomBytes } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expect } from '@gvg/testing/page-test';
import { runningSite } from '@gvg/testing/running-site';
import { firstAdmin } from '@gvg/testing/site-calls';
import { openStaffPage } from '@gvg/testing/staff-page';
import { staff as staffTexts } from '../../src/locales/vi/staff.ts';

export const messages = (page: Page) => page.getByRole('region', { name: /^(Tin nhắn|Messages)$/ });
export const field = (page: Page) => page.getByRole('textbox', { name: /^(Tin nhắn|Message)$/ });

export async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

export const nodes = ['realtime', 'realtime-2'] as const;
export type NodeName = (typeof nodes)[number];

/** Returns the number of open sockets of users or guests at a node. */
async function socketsAt(node: NodeName, kind: 'user' | 'guest'): Promise<number> {
  const text = await (await fetch(`${runningSite().urlOf(node)}/metrics`)).text();
  return Number(new RegExp(`^realtime_sockets\\{kind="${kind}"[^}]*\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
}

/** Returns the node with the only socket of this kind. */
async function nodeOf(kind: 'user' | 'guest'): Promise<NodeName> {
  let counts: number[] = [];
  await expect
    .poll(async () => (counts = await Promise.all(nodes.map((node) => socketsAt(node, kind)))).toSorted(), {
      message: `one ${kind} is connected`,
    })
    .toEqual([0, 1]);
  return nodes[counts.indexOf(1)] ?? 'realtime';
}

/**
 * A guest and a staff member who talk on different nodes. Their messages are numbered, so that wrong order, losses and duplicates are
 * visible.
 */
export interface Conversation {
  guest: Page;
  staff: Page;
  nodeOf: Record<'guest' | 'staff', NodeName>;
  /** Writes the next message, which may be sent later. */
  say(page: Page): Promise<void>;
  /** Returns the numbers of the messages on a page, in order. */
  shownOn(page: Page): Promise<number[]>;
  /** Waits until both pages show exactly the stored messages, which are the written ones, each once and in the same order. */
  expectWhole(): Promise<void>;
}

export async function openConversation(guest: Page, browser: Browser): Promise<Conversation> {
  const id = randomBytes(4).toString('hex');
  let written = 0;
  const numbersIn = (text: string) =>
    [...text.matchAll(new RegExp(`${id}-(\\d+)\\.`, 'g'))].map(([, number]) => Number(number));
  const say = (page: Page) => write(page, `Tin ${id}-${(written += 1)}.`);
  const shownOn = async (page: Page) => numbersIn((await messages(page).textContent()) ?? '');

  await guest.goto('/rate-table');
  await guest.getByRole('button', { name: /^Chat với cửa hàng/ }).click();
  await say(guest);
  const staff = await openStaffPage(browser);
  const guestNode = await nodeOf('guest');
  for (let attempt = 0; (await nodeOf('user')) === guestNode && attempt < 20; attempt += 1) await staff.reload();
  const staffNode = await nodeOf('user');
  expect(staffNode).not.toBe(guestNode);
  await staff
    .getByRole('region', { name: staffTexts.rooms })
    .getByRole('button', { name: new RegExp(id) })
    .click();
  await expect.poll(() => shownOn(staff)).toEqual([1]);

  const { call } = await firstAdmin();
  const { docs: rooms } = await call<{ docs: { _id: string; lastMessage: { content: { text: string } } }[] }>(
    'GET',
    '/v1/rooms',
  );
  const room = rooms.find(({ lastMessage }) => lastMessage.content.text.includes(id))?._id;
  const stored = async () => {
    const { docs } = await call<{ docs: { seq: number; content: { text: string } }[] }>(
      'GET',
      `/v1/messages?room=${room}&after=0&limit=100`,
    );
    return docs.toSorted((a, b) => a.seq - b.seq).flatMap(({ content }) => numbersIn(content.text));
  };
  return {
    guest,
    staff,
    nodeOf: { guest: guestNode, staff: staffNode },
    say,
    shownOn,
    async expectWhole() {
      const all = Array.from({ length: written }, (_, index) => index + 1);
      let order: number[] = [];
      await expect(async () => {
        order = await stored();
        expect(order.toSorted((a, b) => a - b)).toEqual(all);
      }, 'each message is stored once').toPass({ timeout: 60_000 });
      for (const page of [guest, staff])
        await expect
          .poll(() => shownOn(page), { message: 'the page shows what is stored, in order', timeout: 60_000 })
          .toEqual(order);
    },
  };
}
