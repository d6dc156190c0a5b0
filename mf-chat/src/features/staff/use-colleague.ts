import { shellApi } from '@gvg/browser-kit';
import type { ChatCustomer } from '@gvg/contracts/chat/http/message-schema';
import { useEffect, useState } from 'react';

/** Contract of TYPING: without a further event it ends after 6 s. */
const typingMs = 6_000;

/** Returns the name of a colleague who is answering this customer, null if the node does not know it, undefined if there is none. */
export function useColleague({ id }: ChatCustomer): string | null | undefined {
  const [name, setName] = useState<string | null>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = shellApi().realtime.on('TYPING', (data) => {
      if (data.side !== 'staff' || data.customer.id !== id) return;
      clearTimeout(timer);
      setName(data.isTyping ? (data.name ?? null) : undefined);
      timer = setTimeout(() => setName(undefined), typingMs);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [id]);
  return name;
}
