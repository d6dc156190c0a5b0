import { useQuery } from '@gvg/query';
import { FormError } from '@gvg/browser-kit/forms';
import type { ChangedProduct, ProductAction } from '@gvg/contracts/catalogue/http/product-changes';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { localize } from '@gvg/contracts/values/locale';
import { useTranslation } from '@gvg/i18n';
import { Button, color, fontSize, fontWeight, radius, rem, styled } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { useMemo, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { ViewSwitch } from '../../../components/view-switch.ts';
import { PageSwitch } from '../../../table/page-switch.tsx';
import { StaffTable } from '../../../table/staff-table.tsx';
import { formatTime } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import type { ProductsFilter } from '../../products/product-filter.ts';
import { actionOf, emptyForm } from '../action-form.ts';
import type { ActionForm } from '../action-form.ts';
import { previewedProductsQuery, useChangeWrite, usePreviewChange } from '../api/product-changes.ts';
import type { GroupNames } from '../describe-action.ts';
import { withChosen } from '../use-chosen-products.ts';
import type { Choice, ChosenProducts } from '../use-chosen-products.ts';
import { ActionFields } from './action-fields.tsx';
import type { NamedGroup } from './action-fields.tsx';
import { changeColumns } from './change-rows.tsx';
import { ConfirmChange } from './confirm-change.tsx';

const pageLength = 20;

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  padding: '8px 16px',
  backgroundColor: color.jadeSoft,
  '& > span': { fontWeight: fontWeight.strong },
  '& > :last-child': { marginInlineStart: 'auto' },
});
const Panel = styled('section')({
  marginBottom: 12,
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.card,
  fontSize: fontSize.note,
});
const Fields = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '10px 16px',
  '& > [data-end]': { marginInlineStart: 'auto', color: color.muted, fontSize: fontSize.small },
});
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '10px 0',
  fontSize: fontSize.small,
  color: color.muted,
  '& > p': { flex: `1 1 ${rem(240)}`, margin: 0 },
});
const Problem = styled('div')({ padding: '0 16px 10px' });

export interface ChangePanelProps {
  chosen: ChosenProducts;
  /** What the list is filtered and sorted by. */
  filter: ProductsFilter;
  /** Products on the page of the list that is shown. */
  listed: readonly string[];
  /** How many match the filter, as text. */
  total: string;
  categories: readonly NamedGroup[];
  producers: readonly NamedGroup[];
  /** The list, in whose place the preview stands. */
  children: ReactNode;
}

interface Previewed {
  action: ProductAction;
  id: string;
  count: number;
  onSale: number;
  excluded: number;
  refused: readonly { reason: string; count: number }[];
  expiresAt: string;
}

/** What is done with the chosen products: previewed in the place of the list, and done once it is confirmed. Shows nothing but the list while nothing is chosen. */
export function ChangePanel({ chosen, filter, listed, total, categories, producers, children }: ChangePanelProps) {
  const { t, locale } = useStaffTexts();
  const { t: tError } = useTranslation('errors');
  const [form, setForm] = useState<ActionForm>(emptyForm);
  const [wasSent, setSent] = useState(false);
  const [preview, setPreview] = useState<Previewed>();
  const [page, setPage] = useState(1);
  const [isConfirming, setConfirming] = useState(false);
  const write = usePreviewChange();
  const start = useChangeWrite('startProductChange');
  const shown = chosen.isAny ? preview : undefined;
  const rows = useQuery({ ...previewedProductsQuery(shown?.id ?? '', page, pageLength), enabled: shown !== undefined });
  const names: GroupNames = useMemo(
    () => new Map([...categories, ...producers].map(({ value, label }) => [value, label])),
    [categories, producers],
  );
  const shownAction = shown?.action;
  const columns = useMemo(
    () => (shownAction === undefined ? [] : changeColumns(shownAction, names, t, locale)),
    [shownAction, names, t, locale],
  );
  const { isAll, ids } = chosen.choice;
  const leave = () => {
    setPreview(undefined);
    write.reset();
    setSent(false);
  };
  const clear = () => {
    leave();
    chosen.clear();
  };
  const ask = (choice: Choice, action: ProductAction) =>
    write.mutate(
      {
        body: choice.isAll ? { filter, except: [...choice.ids], action } : { ids: [...choice.ids], action },
      },
      { onSuccess: ({ preview: id, ...figures }) => setPreview({ action, id, ...figures }) },
    );
  const action = actionOf(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (action === undefined || write.isPending) return;
    setPage(1);
    ask(chosen.choice, action);
  };
  const change = (next: ActionForm) => {
    setForm(next);
    leave();
  };
  const choose = (next: Choice) => {
    chosen.set(next);
    leave();
  };
  const rechoose = (products: readonly ChangedProduct[], isChosen: boolean) => {
    const ofRows = products.map(({ product }) => product);
    const next = withChosen(chosen.choice, ofRows, isChosen);
    chosen.set(next);
    if (shown === undefined) return;
    if (!next.isAll && next.ids.size === 0) leave();
    else ask(next, shown.action);
  };
  const number = (value: number) => formatNumber(value, 0);
  const matching = shown?.refused.reduce((sum, { count }) => sum + count, shown.count);
  const without =
    ids.size === 0
      ? ''
      : matching === undefined
        ? t('changes.without', { number: number(ids.size) })
        : t('changes.withoutLeft', { number: number(ids.size), left: number(matching) });
  const { error } = write;
  const problem =
    wasSent && action === undefined
      ? t(`changes.missing.${form.thing}`)
      : error === null
        ? undefined
        : error.status === 0
          ? t('list.offline')
          : (error.details[0]?.message ?? tError(error.code));
  return (
    <>
      {chosen.isAny && (
        <Panel aria-label={t('changes.title')}>
          <Head>
            <span role="status">
              {isAll ? t('changes.chosenAll', { total, without }) : t('changes.chosen', { number: number(ids.size) })}
            </span>
            <ViewSwitch role="group" aria-label={t('changes.which')}>
              <button
                type="button"
                aria-pressed={!isAll && ids.size === listed.length && listed.every((id) => ids.has(id))}
                onClick={() => choose({ isAll: false, ids: new Set(listed) })}
              >
                {t('changes.thisPage', { number: number(listed.length) })}
              </button>
              <button type="button" aria-pressed={isAll} onClick={() => choose({ isAll: true, ids: new Set() })}>
                {t('changes.allMatching')}
              </button>
            </ViewSwitch>
            <TextButton onClick={clear}>{t('together.clear')}</TextButton>
          </Head>
          <Fields noValidate onSubmit={submit}>
            <ActionFields form={form} onChange={change} categories={categories} producers={producers} />
            <Button type="submit" variant={shown === undefined ? 'primary' : 'outlined'} disabled={write.isPending}>
              {t('changes.preview')}
            </Button>
            {shown && (
              <span data-end="">{t('changes.heldUntil', { time: formatTime(new Date(shown.expiresAt)) })}</span>
            )}
          </Fields>
          {problem !== undefined && (
            <Problem>
              <FormError message={problem} />
            </Problem>
          )}
        </Panel>
      )}
      {shown === undefined ? (
        children
      ) : (
        <>
          <StaffTable
            label={t('changes.previewTitle')}
            list={rows}
            columns={columns}
            idOf={({ product }) => product}
            pathOf={({ product }) => `/product/edit?id=${product}`}
            selection={{
              isChosen: ({ product }) => ids.has(product) !== isAll,
              onChoose: rechoose,
              nameOf: ({ name }) => localize(name, locale),
            }}
            empty={{ title: t('products.noMatch') }}
          />
          <PageSwitch list={rows.data} onGo={setPage} />
          <Foot>
            <p>
              {shown.refused.map(({ reason, count }) => (
                <span key={reason}>
                  {t('changes.refused', { number: number(count), reason: t(`changes.reasons.${reason}`) })}{' '}
                </span>
              ))}
              {shown.onSale > 0 && `${t('changes.onSale', { number: number(shown.onSale) })} `}
              {t('changes.rules')}
            </p>
            <TextButton onClick={leave}>{t('changes.backToList')}</TextButton>
            <Button
              disabled={shown.count === 0 || write.isPending}
              onClick={() => {
                start.reset();
                setConfirming(true);
              }}
            >
              {t(doKey(shown.action), { number: number(shown.count) })}
            </Button>
          </Foot>
        </>
      )}
      {isConfirming && shown && (
        <ConfirmChange
          action={shown.action}
          count={shown.count}
          names={names}
          submit={t(doKey(shown.action), { number: number(shown.count) })}
          isPending={start.isPending}
          error={start.error}
          onClose={() => setConfirming(false)}
          onSubmit={() =>
            start.mutate(
              { body: { preview: shown.id } },
              {
                onSuccess() {
                  setConfirming(false);
                  clear();
                },
              },
            )
          }
        />
      )}
    </>
  );
}

const doKey = (action: ProductAction): string =>
  action.kind === 'SHOWN' ? `changes.do.${action.isShowed ? 'SHOW' : 'HIDE'}` : `changes.do.${action.kind}`;
