import type { CartLine } from '@gvg/contracts/cart/http/lines';
import { useEffect, useRef, useState } from 'react';
import { useUpdateLine } from '../line/api/cart.ts';

const settleMs = 500;

export interface Amounts {
  amountOf: (line: CartLine) => number;
  change: (line: CartLine, amount: number) => void;
}

interface Pending {
  timer: ReturnType<typeof setTimeout>;
  send: () => void;
}

/**
 * Manages amounts that the customer changes: shown immediately, and sent when they have been stable for half a second or the page is left.
 */
export function useAmounts(): Amounts {
  const { mutateAsync } = useUpdateLine();
  const [drafts, setDrafts] = useState<ReadonlyMap<string, number>>(new Map());
  const pending = useRef(new Map<string, Pending>());
  useEffect(() => {
    const { current } = pending;
    return () => {
      for (const { timer, send } of current.values()) {
        clearTimeout(timer);
        send();
      }
    };
  }, []);
  return {
    amountOf: ({ _id, amount }) => drafts.get(_id) ?? amount,
    change(line, amount) {
      const { _id } = line;
      clearTimeout(pending.current.get(_id)?.timer);
      setDrafts((known) => new Map(known).set(_id, amount));
      const forget = () =>
        setDrafts((known) => (known.get(_id) === amount ? new Map([...known].filter(([id]) => id !== _id)) : known));
      const send = () => {
        pending.current.delete(_id);
        mutateAsync({ line, amount }).then(forget, forget);
      };
      pending.current.set(_id, { timer: setTimeout(send, settleMs), send });
    },
  };
}
