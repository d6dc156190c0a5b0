import { expect, test } from '@gvg/testing/page-test';
import { passPageTime } from '@gvg/testing/pass-page-time';
import { runningSite } from '@gvg/testing/running-site';
import { chat } from '../src/locales/vi/chat.ts';
import { messages, nodes, openConversation } from './support/conversation.ts';
import type { Conversation } from './support/conversation.ts';

const site = runningSite();
const networkCutMs = 30_000;

/** Pages see lost connections whenever a process is killed. */
test.use({ provoked: /Failed to load resource|WebSocket connection|net::ERR/ });
test.afterEach(async () => {
  for (const name of [...nodes, 'chat', 'notify']) await site.revive(name);
});

/** Both sides write while a process is down. Messages wait or are sent, without any action by the users. */
async function talkMeanwhile({ guest, staff, say }: Conversation): Promise<void> {
  for (const page of [guest, staff, staff, guest]) await say(page);
}

/** Processes that are down while both sides continue to write, and come back meanwhile. */
const interruptions: {
  name: string;
  process: (conversation: Conversation) => string;
  isWaitedFor?: boolean;
  tag?: ' @core';
}[] = [
  { name: "the guest's node of the sockets", process: ({ nodeOf }) => nodeOf.guest, tag: ' @core' },
  { name: "staff's node of the sockets", process: ({ nodeOf }) => nodeOf.staff },
  { name: 'chat', process: () => 'chat', isWaitedFor: true },
  { name: 'notify', process: () => 'notify' },
];

for (const { name, process, isWaitedFor = false, tag = '' } of interruptions) {
  test(`both pages have every message once and in order when ${name} is killed in the middle${tag}`, async ({
    page,
    browser,
  }) => {
    const conversation = await openConversation(page, browser);
    const killed = process(conversation);
    await talkMeanwhile(conversation);
    await site.kill(killed);
    await talkMeanwhile(conversation);
    const sides = [conversation.guest, conversation.staff];
    if (isWaitedFor)
      for (const side of sides) await expect(messages(side).getByText(chat.waiting).first()).toBeVisible();
    await site.revive(killed);
    for (const side of sides) await expect(messages(side).getByText(chat.waiting)).toHaveCount(0);
    await talkMeanwhile(conversation);
    await conversation.expectWhole();
    await conversation.staff.context().close();
  });
}

/** External servers, as on a machine with its own, are not the site's to kill. */
for (const server of ['redis', 'rabbitmq'].filter((name) => site.runs(name))) {
  test(`both pages have every message once and in order when ${server} is killed in the middle`, async ({
    page,
    browser,
  }) => {
    const conversation = await openConversation(page, browser);
    await talkMeanwhile(conversation);
    const isBack = site.restart(server);
    await talkMeanwhile(conversation);
    await isBack;
    await talkMeanwhile(conversation);
    await conversation.expectWhole();
    await conversation.staff.context().close();
  });
}

test('a page without network for half a minute sends its pending messages once, shows which ones wait, and then shows messages that came meanwhile', async ({
  page,
  browser,
}) => {
  const conversation = await openConversation(page, browser);
  const { guest, staff, say, shownOn } = conversation;
  // The response to a stored message is lost with the network.
  await page.route(
    '**/v1/messages/send-message',
    async (route) => {
      await route.fetch();
      await page.context().setOffline(true);
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
  await say(guest);
  await expect.poll(() => shownOn(staff)).toEqual([1, 2]);
  await say(guest);
  // Both indicate it, except while the first message is being retried.
  await expect(messages(guest).getByText(chat.waiting).last()).toBeVisible();
  await expect(page.getByText(chat.offline)).toBeVisible();
  await say(staff);
  await say(staff);
  await passPageTime(staff, networkCutMs);
  // The network is really cut: neither side receives the other's messages.
  expect(await shownOn(guest)).toEqual([1, 2, 3]);
  expect(await shownOn(staff)).toEqual([1, 2, 4, 5]);

  await page.context().setOffline(false);
  await conversation.expectWhole();
  expect(await shownOn(guest)).toEqual([1, 2, 4, 5, 3]);
  await expect(messages(guest).getByText(chat.waiting)).toHaveCount(0);
  await expect(page.getByText(chat.offline)).toHaveCount(0);
  await staff.context().close();
});
