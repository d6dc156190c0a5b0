import type { NotifyEnvironment } from '../environment.ts';
import type { Notify } from '../notify.ts';
import { createBuying } from './buying.ts';
import { createMessages } from './messages.ts';
import { createPeople } from './people.ts';

/** Clients of the services that provide the content of notifications. */
export function openClients({
  IDENTITY_INTERNAL_URL,
  CART_INTERNAL_URL,
  CHAT_INTERNAL_URL,
  INTERNAL_SECRET: secret,
}: NotifyEnvironment): Pick<Notify, 'people' | 'buying' | 'messages'> {
  const target = (url: string) => ({ url, secret, service: 'notify' });
  return {
    people: createPeople(target(IDENTITY_INTERNAL_URL)),
    buying: createBuying(target(CART_INTERNAL_URL)),
    messages: createMessages(target(CHAT_INTERNAL_URL)),
  };
}
