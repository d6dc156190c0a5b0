import { pageContext } from '@gvg/browser-kit';
import {
  hasSubscription,
  readStoredSubscription,
  storeSubscription,
  subscribeBrowser,
  supportsPush,
  unsubscribeBrowser,
} from '@gvg/customer-ui/push-subscription';
import { useMutation } from '@gvg/query';
import { useEffect, useState } from 'react';

export type PushState = 'off' | 'on' | 'denied' | 'unsupported';

async function findState(user: string): Promise<PushState> {
  if (!supportsPush()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && readStoredSubscription()?.user === user && (await hasSubscription())
    ? 'on'
    : 'off';
}

async function turnOn(key: string, user: string): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const subscription = await subscribeBrowser(key);
  try {
    const { _id } = await pageContext().api.call('subscribeToPush', {
      body: { ...subscription, locale: pageContext().locale },
    });
    storeSubscription({ id: _id, user });
    return 'on';
  } catch (error) {
    await unsubscribeBrowser();
    throw error;
  }
}

/** Unsubscribes the browser first, so that no message arrives even if the call fails. */
async function turnOff(): Promise<PushState> {
  const stored = readStoredSubscription();
  await unsubscribeBrowser();
  storeSubscription(undefined);
  if (stored) await pageContext().api.call('unsubscribeFromPush', { params: { id: stored.id } });
  return 'off';
}

export interface Push {
  /** Undefined until known. */
  state: PushState | undefined;
  isPending: boolean;
  turn: (isOn: boolean) => void;
}

/**
 * Manages push messages of a user in this browser. `key` is the server's. Asks for permission only when they are turned on. A failure is a
 * toast.
 */
export function usePush({ key, user }: { key: string; user: string }): Push {
  const [state, setState] = useState<PushState>();
  useEffect(() => {
    const update = () => void findState(user).then(setState);
    update();
    // Permission may have been changed in the browser's settings.
    window.addEventListener('focus', update);
    return () => window.removeEventListener('focus', update);
  }, [user]);
  const switching = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? turnOn(key, user) : turnOff()),
    onSuccess: setState,
    meta: { onError: 'toast' },
  });
  return { state, isPending: switching.isPending, turn: switching.mutate };
}
