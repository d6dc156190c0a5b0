/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import type { FakeResponse } from '@gvg/browser-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { fakePush } from '../../../testing/fake-push.ts';
import { listPage, preferences } from '../../../testing/notifications.ts';
import { signedIn, staffSignedIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';

const responses: Record<string, FakeResponse> = {
  '/v1/history-notify': listPage([]),
  '/v1/history-notify/not-read': { counter: 0 },
  '/v1/notification-preferences': preferences,
  '/v1/push-subscriptions/key': { key: 'BKey' },
  unsubscribeFromPush: {},
};

let push: ReturnType<typeof fakePush>;
afterEach(() => {
  push.remove();
  localStorage.clear();
});

async function open(changes: Record<string, FakeResponse> = {}, session = signedIn) {
  const bodies: unknown[] = [];
  const subscribeToPush = (input: string) => {
    bodies.push((JSON.parse(input) as { body: unknown }).body);
    return { _id: 's1' };
  };
  const page = await renderPage('/en/user/notification', { ...responses, subscribeToPush, ...changes }, session);
  const control = await screen.findByRole<HTMLInputElement>('switch', { name: 'Push messages in this browser' });
  return { ...page, bodies, control };
}

describe('push messages in this browser', () => {
  it('are off, without any prompt or registration, until they are switched on', async () => {
    push = fakePush();
    const { control } = await open();
    await waitFor(() => expect(control.disabled).toBe(false));
    expect(control.checked).toBe(false);
    expect([push.register, push.requestPermission].map((mock) => mock.mock.calls.length)).toEqual([0, 0]);
  });

  it('are switched on with permission, worker and subscription, and off again', async () => {
    push = fakePush();
    const { control, user, bodies, api } = await open();
    await waitFor(() => expect(control.disabled).toBe(false));
    await user.click(control);
    await waitFor(() => expect(control.checked).toBe(true));
    expect(push.register).toHaveBeenCalledWith('/push-worker.js', { scope: '/', updateViaCache: 'none' });
    expect(push.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BKey' });
    expect(bodies).toEqual([
      {
        endpoint: 'https://push.example/1',
        expirationTime: null,
        keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
        locale: 'en',
      },
    ]);
    await user.click(control);
    await waitFor(() => expect(control.checked).toBe(false));
    expect(push.unsubscribe).toHaveBeenCalledTimes(1);
    expect(api.requests).toContain('unsubscribeFromPush');
  });

  it('are on only for the person who switched them on here', async () => {
    push = fakePush({ permission: 'granted' });
    localStorage.setItem(
      'DEVELOPMENT_PUSH_SUBSCRIPTION',
      JSON.stringify({ id: 's1', user: signedIn.status === 'user' && signedIn.user.id }),
    );
    await push.register();
    await push.subscribe();
    const { control } = await open({}, staffSignedIn);
    await waitFor(() => expect(control.disabled).toBe(false));
    expect(control.checked).toBe(false);
  });

  it('stay off if the subscription is rejected, and show an error', async () => {
    push = fakePush();
    const { control, user, shell } = await open({
      subscribeToPush: new ApiError(403, { message: 'ACTION_NOT_ALLOWED' }),
    });
    await waitFor(() => expect(control.disabled).toBe(false));
    await user.click(control);
    await waitFor(() => expect(shell.toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'error' })));
    expect(push.unsubscribe).toHaveBeenCalledTimes(1);
    expect(control.checked).toBe(false);
  });

  it('show how to allow them after the person has blocked them', async () => {
    push = fakePush({ answer: 'denied' });
    const { control, user } = await open();
    await waitFor(() => expect(control.disabled).toBe(false));
    await user.click(control);
    expect(await screen.findByText(/^Your browser blocks notifications from this site\./)).toBeTruthy();
    expect(control.disabled).toBe(true);
    expect(push.subscribe).not.toHaveBeenCalled();
  });

  it('show that this browser does not support them', async () => {
    push = fakePush();
    push.remove();
    await open();
    expect(await screen.findByText(/^This browser cannot receive push messages\./)).toBeTruthy();
  });
});
