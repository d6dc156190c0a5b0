import type { ProductAction } from '@gvg/contracts/catalogue/http/product-changes';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { BulkPanel } from '../../bulk-changes/components/bulk-panel.tsx';
import type { Chosen } from '../../bulk-changes/use-choice.ts';
import type { ProductsFilter } from '../../products/product-filter.ts';
import { actionOf, emptyForm } from '../action-form.ts';
import type { ActionForm } from '../action-form.ts';
import { useChangeWrite, usePreviewChange } from '../api/product-changes.ts';
import { describeAction } from '../describe-action.ts';
import type { GroupNames } from '../describe-action.ts';
import { ActionFields } from './action-fields.tsx';
import type { NamedGroup } from './action-fields.tsx';
import { PreviewedProducts } from './previewed-products.tsx';

export interface ChangePanelProps {
  chosen: Chosen;
  /** Filters and sort of the list. */
  filter: ProductsFilter;
  /** Ids of the products on the current page of the list. */
  listed: readonly string[];
  /** Number of products that match the filter, formatted. */
  total: string;
  categories: readonly NamedGroup[];
  producers: readonly NamedGroup[];
  /** The list, which the preview replaces. */
  children: ReactNode;
}

/** Bulk action on the chosen products. */
export function ChangePanel({ filter, categories, producers, ...panel }: ChangePanelProps) {
  const { t } = useStaffTexts();
  const [form, setForm] = useState<ActionForm>(emptyForm);
  const preview = usePreviewChange();
  const start = useChangeWrite('startProductChange');
  const names: GroupNames = useMemo(
    () => new Map([...categories, ...producers].map(({ value, label }) => [value, label])),
    [categories, producers],
  );
  const number = (value: number) => formatNumber(value, 0);
  return (
    <BulkPanel
      texts="changes"
      {...panel}
      action={actionOf(form)}
      missing={t(`changes.missing.${form.thing}`)}
      fields={(onChange) => (
        <ActionFields
          form={form}
          onChange={(next) => {
            setForm(next);
            onChange();
          }}
          categories={categories}
          producers={producers}
        />
      )}
      preview={preview}
      inputOf={({ isAll, ids }, action: ProductAction) => ({
        body: isAll ? { filter, except: [...ids], action } : { ids: [...ids], action },
      })}
      start={start}
      noteOf={({ onSale }) => (onSale > 0 ? t('changes.onSale', { number: number(onSale) }) : undefined)}
      table={(shown) => <PreviewedProducts {...shown} names={names} />}
      question={(action, count) =>
        t('changes.confirmTitle', { did: describeAction(action, names, t), count, number: number(count) })
      }
      verb={(action, count) => t(doKey(action), { number: number(count) })}
    />
  );
}

const doKey = (action: ProductAction): string =>
  action.kind === 'SHOWN' ? `changes.do.${action.isShowed ? 'SHOW' : 'HIDE'}` : `changes.do.${action.kind}`;
