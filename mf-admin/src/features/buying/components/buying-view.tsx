import type { CallResponse } from '@gvg/browser-kit';
import { purchaseStates } from '@gvg/contracts/cart/terms';
import { useQuery } from '@gvg/query';
import { Button } from '@gvg/ui';
import { Camera } from '@gvg/ui/later-icons';
import { useState } from 'react';
import { PageHead } from '../../../area/page-head.tsx';
import { Tabs, TabsBar } from '../../../table/tabs.tsx';
import { oneOf, useListAddress } from '../../../table/use-list-address.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { purchaseSummaryQuery } from '../api/purchases.ts';
import { ArrivalDialog } from './arrival-dialog.tsx';
import { ArrivalList } from './arrival-list.tsx';
import { BuyingFigures } from './buying-figures.tsx';
import { PurchaseList } from './purchase-list.tsx';
import { usePurchaseList } from './use-purchase-list.ts';

/** Survives clearing the filters. */
const looks = ['state'] as const;
const tabs = ['TO_BUY', 'ASKED', 'BOUGHT', 'LATE', 'UNKNOWN', 'ARRIVED', 'SOLD_OUT'] as const;
type BuyingTab = (typeof tabs)[number];
/** Tabs highlighted when they have rows, because someone has to act on them. */
const urgentTabs: readonly BuyingTab[] = ['TO_BUY', 'LATE', 'UNKNOWN'];

const countOf = (tab: BuyingTab, summary: CallResponse<'getPurchaseSummary'> | undefined) =>
  tab === 'UNKNOWN' ? summary?.unknownArrivals : summary?.states.find(({ state }) => state === tab)?.count;

/** Buying desk: lines to buy by source and state, and arrivals. */
export function BuyingView() {
  const { t } = useStaffTexts();
  const look = useListAddress(looks);
  const [isRecording, setRecording] = useState(false);
  const tab = oneOf(tabs, look.filters.state) ?? tabs[0];
  const state = oneOf(purchaseStates, tab);
  const purchases = usePurchaseList(state);
  const { data: summary } = useQuery(purchaseSummaryQuery);
  const { data } = purchases.list;
  return (
    <>
      <PageHead title={t('buying.title')}>
        {state !== undefined && data && (
          <span>{t('buying.total', { count: data.totalDocs, number: purchases.total })}</span>
        )}
      </PageHead>
      {summary && <BuyingFigures bought={summary.bought} />}
      <TabsBar>
        <Tabs
          label={t('buying.byState')}
          value={tab}
          onChoose={(value) => look.filter('state', value === tabs[0] ? undefined : value)}
          options={tabs.map((value) => ({
            value,
            label: t(`buying.tabs.${value}`),
            count: countOf(value, summary),
            isUrgent: urgentTabs.includes(value),
          }))}
        />
        <div>
          <Button variant="outlined" onClick={() => setRecording(true)}>
            <Camera size={18} aria-hidden /> {t('buying.unknown.open')}
          </Button>
        </div>
      </TabsBar>
      {tab === 'UNKNOWN' || tab === 'ARRIVED' ? (
        <ArrivalList tab={tab} />
      ) : (
        <PurchaseList state={tab} purchases={purchases} hosts={summary?.hosts ?? []} />
      )}
      {isRecording && <ArrivalDialog onClose={() => setRecording(false)} />}
    </>
  );
}
