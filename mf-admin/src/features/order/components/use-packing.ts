import { ApiError } from '@gvg/browser-kit';
import { useUnsavedChangesGuard } from '@gvg/browser-kit/forms';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { localize } from '@gvg/contracts/values/locale';
import { useTranslation } from '@gvg/i18n';
import { useQuery, useQueryClient } from '@gvg/query';
import { useEffect, useRef, useState } from 'react';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { findProductsByCode, hasCode } from '../../products/api/find-products-by-code.ts';
import { sentWhenOnline, useOrderWrite } from '../api/order.ts';
import { packedProductsQuery } from '../api/packed-products.ts';
import { lineOfCode } from '../line-of-code.ts';
import { packedAmountOf } from '../packed-amount.ts';

export interface PackingOutcome {
  isRefused: boolean;
  text: string;
}

/** In which a tick meets changes of others, before it is refused. */
const attempts = 5;

/** Ticks of an order's lines, by hand and by scan. One after the other: each goes by what the one before has stored. A scan is one piece more, also where two people scan at once. */
export function usePacking(order: Order) {
  const { t, locale } = useStaffTexts();
  const { t: tError } = useTranslation('errors');
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<PackingOutcome>();
  const latest = useRef(order);
  const tail = useRef(Promise.resolve());
  /** Ticks by hand that are not stored yet: a box changes at once. */
  const [ticks, setTicks] = useState<readonly { line: string; amount: number }[]>([]);
  /** Whether the line broke under the present call, which may have arrived before. */
  const wasBroken = useRef(false);
  const { mutateAsync, isPaused } = useOrderWrite('packOrderLine', (stored) => void (latest.current = stored), {
    ...sentWhenOnline,
    retry(failures, error) {
      const isAgain = sentWhenOnline.retry(failures, error);
      wasBroken.current ||= isAgain;
      return isAgain;
    },
  });
  const { data: known = [] } = useQuery(packedProductsQuery(order));
  // What waits for the line is in this page alone.
  useUnsavedChangesGuard(isPaused);
  useEffect(() => {
    if (order.revision >= latest.current.revision) latest.current = order;
  }, [order]);

  const inTurn = (work: () => Promise<PackingOutcome | undefined>) => {
    tail.current = tail.current.then(async () => {
      try {
        setOutcome(await work());
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setOutcome({ isRefused: true, text: error.status === 0 ? t('list.offline') : tError(error.code) });
      }
    });
  };
  /**
   * Stores how many pieces of a line there are, by how many there were; where somebody else has changed the order meanwhile, by how many there are by now.
   * Returns them, undefined where `amountOf` says that there cannot be so many.
   */
  const store = async (line: string, amountOf: (packed: number) => number | undefined): Promise<number | undefined> => {
    for (let attempt = 1; ; attempt += 1) {
      const amount = amountOf(packedAmountOf(latest.current, line));
      if (amount === undefined) return undefined;
      wasBroken.current = false;
      try {
        await mutateAsync({ params: { id: order.code }, body: { line, amount, revision: latest.current.revision } });
        return amount;
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'VERSION_CONFLICT') || attempt === attempts) throw error;
        latest.current = error.current as Order;
        const packed = packedAmountOf(latest.current, line);
        // The call had arrived before the line broke, or there are as many as wanted.
        if ((wasBroken.current && packed === amount) || amountOf(packed) === packed) return packed;
      }
    }
  };

  return {
    outcome,
    /** How many ticks wait until the browser is online again. */
    waiting: isPaused ? Math.max(ticks.length, 1) : 0,
    /** Pieces of a line that are in the parcel, as the page shows them. */
    packedOf: (line: string) => ticks.findLast((tick) => tick.line === line)?.amount ?? packedAmountOf(order, line),
    /** Sets how many pieces of a line are in the parcel. */
    tick(line: string, amount: number) {
      const tick = { line, amount };
      setTicks((before) => [...before, tick]);
      inTurn(async () => {
        try {
          await store(line, () => amount);
        } finally {
          setTicks((before) => before.filter((each) => each !== tick));
        }
        return undefined;
      });
    },
    /** One more piece of the line with this code; a code of no line is refused, and nothing is stored. */
    scan: (code: string) =>
      inTurn(async () => {
        const ofParcel = known.filter((product) => hasCode(product, code));
        const products = ofParcel.length > 0 ? ofParcel : await findProductsByCode(client, code);
        const line = lineOfCode(latest.current, code, new Set(products.map(({ _id }) => _id)));
        const [product] = products;
        if (line === undefined)
          return {
            isRefused: true,
            text:
              product === undefined
                ? t('packing.unknownCode', { code })
                : t('packing.otherGoods', { name: localize(product.name, locale) }),
          };
        const { _id, amount } = line;
        const name = localize(line.name, locale);
        const packed = await store(_id, (before) => (before < amount ? before + 1 : undefined));
        return packed === undefined
          ? { isRefused: true, text: t('packing.tooMany', { name, amount }) }
          : { isRefused: false, text: t('packing.scanned', { name, packed, amount }) };
      }),
  };
}
