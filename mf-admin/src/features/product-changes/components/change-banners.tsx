import type { ProductChange } from '@gvg/contracts/catalogue/http/product-changes';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { useQuery, useQueryClient } from '@gvg/query';
import { useCallback } from 'react';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { BulkBanner, BulkBanners, hasEnded } from '../../bulk-changes/components/bulk-banners.tsx';
import { changeQuery, invalidateChanges, latestChangesQuery, useChangeWrite } from '../api/product-changes.ts';
import { describeAction } from '../describe-action.ts';
import type { GroupNames } from '../describe-action.ts';
import { ChangeProductsDialog } from './change-products-dialog.tsx';

/** Banners of the latest bulk changes. */
export function ChangeBanners({ names }: { names: GroupNames }) {
  const client = useQueryClient();
  const { data } = useQuery(latestChangesQuery());
  const onEnded = useCallback(() => void invalidateChanges(client), [client]);
  return (
    <BulkBanners
      changes={data?.docs ?? []}
      onEnded={onEnded}
      bannerOf={(change) => <ChangeBanner key={change._id} change={change} names={names} />}
    />
  );
}

export function ChangeBanner({ change, names }: { change: ProductChange; names: GroupNames }) {
  const { t } = useStaffTexts();
  const takeBack = useChangeWrite('takeBackProductChange');
  const { _id: id, count, done, action } = change;
  const isCounted = hasEnded(change);
  const { data } = useQuery({ ...changeQuery(id, { products: 'LEFT_OUT', limit: 1 }), enabled: isCounted });
  const named = isCounted ? done : count;
  return (
    <BulkBanner
      texts="changes"
      change={change}
      title={t('changes.did.title', {
        did: describeAction(action, names, t),
        count: named,
        number: formatNumber(named, 0),
      })}
      counts={data && { notRestorable: data.notRestorable ?? 0, leftOut: data.products.totalDocs }}
      takeBack={takeBack}
      rowsDialog={(products, onClose) => <ChangeProductsDialog id={id} products={products} onClose={onClose} />}
    />
  );
}
