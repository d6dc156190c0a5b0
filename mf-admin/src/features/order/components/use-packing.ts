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

/** Number of version conflicts after which a tick is rejected. */
const attempts = 5;

/**
 * Ticks of an order's lines, by hand and by scan. They run one after the other, each based on the stored result of the previous one. A scan adds one piece,
 * even if two people scan at the same time.
 */
export function usePacking(order: Order) {
  const { t, locale } = useStaffTexts();
  const { t: tError } = useTranslation('errors');
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<PackingOutcome>();
  const latest = useRef(order);
  const tail = useRef(Promise.resolve());
  /** Manual ticks that are not stored yet, so that the box changes at once. */
  const [ticks, setTicks] = useState<readonly { line: string; amount: number }[]>([]);
  /** True if the connection broke during the current request, which may have been processed. */
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
  // Waiting ticks exist only in this page.
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
   * Stores the packed pieces of a line. `amountOf` computes them from the stored number, and runs again with the new number after a conflict. Returns the
   * stored number, or undefined if `amountOf` rejects it.
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
        // The request was processed before the connection broke, or the wanted number is already stored.
        if ((wasBroken.current && packed === amount) || amountOf(packed) === packed) return packed;
      }
    }
  };

  return {
    outcome,
    /** Number of ticks that wait until the browser is online. */
    waiting: isPaused ? Math.max(ticks.length, 1) : 0,
    /** Packed pieces of a line, including ticks that are not stored yet. */
    packedOf: (line: string) => ticks.findLast((tick) => tick.line === line)?.amount ?? packedAmountOf(order, line),
    /** Sets the packed pieces of a line. */
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
    /** Adds one piece of the line with this code. A code of no line is rejected without storing anything. */
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
