import { shellApi } from '@gvg/browser-kit';
import type { ChatCustomer } from '@gvg/contracts/chat/http/message-schema';
import { useEffect, useMemo, useState } from 'react';

/** Maximum number of customers per PRESENCE event (contract). */
const mostAtOnce = 100;

/** Returns the ids of those customers who have a page of the shop open. */
export function useOnlineCustomers(customers: readonly ChatCustomer[]): ReadonlySet<string> {
  const [online, setOnline] = useState<ReadonlySet<string>>(new Set());
  const names = customers.map(({ kind, id }) => `${kind}:${id}`).join(' ');
  const asked = useMemo(
    () =>
      names.split(' ').flatMap((name) =>
        name === ''
          ? []
          : [
              {
                kind: name.startsWith('user:') ? ('user' as const) : ('guest' as const),
                id: name.slice(name.indexOf(':') + 1),
              },
            ],
      ),
    [names],
  );
  useEffect(() => {
    const { realtime } = shellApi();
    const ask = () => {
      if (realtime.get() !== 'online' || asked.length === 0) return;
      void realtime
        .send('PRESENCE', { customers: asked.slice(0, mostAtOnce) })
        .then((reply) => reply?.ok === true && setOnline(new Set(reply.online.map(({ id }) => id))));
    };
    ask();
    const ends = [
      realtime.subscribe(ask),
      realtime.on('PRESENCE', (data) => {
        if (!('customer' in data)) return;
        setOnline((known) => {
          const next = new Set(known);
          if (data.isOnline) next.add(data.customer.id);
          else next.delete(data.customer.id);
          return next;
        });
      }),
    ];
    return () => ends.forEach((end) => end());
  }, [asked]);
  return online;
}
