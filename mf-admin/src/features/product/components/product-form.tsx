import { InvalidMessage } from '@gvg/browser-kit/forms';
import { descriptionLimit } from '@gvg/contracts/catalogue/http/products';
import { formatMoney } from '@gvg/contracts/values/money';
import { navigateAfterLayers } from '@gvg/router';
import { fontSize, fontWeight, styled } from '@gvg/ui';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { MissingEnglish } from '../../../components/missing-english.tsx';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { SaveBar } from '../../../form/save-bar.tsx';
import { useRecordForm } from '../../../form/use-record-form.tsx';
import { useShortcut } from '../../../form/use-shortcut.ts';
import { shortcuts } from '../../../keys/area-keys.ts';
import { PictureList } from '../../../pictures/picture-list.tsx';
import { parseMoney, smallestUsualAmount } from '@gvg/contracts/values/parse-money';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { changedFields } from '../changed-fields.ts';
import { productSchema } from '../product-schema.ts';
import { editRevisionOf, missingEnglish, productValues } from '../product-values.ts';
import type { ProductBody, ProductSource, ProductValues } from '../product-values.ts';
import { ClassCard } from './class-card.tsx';
import { BarPlace, Columns, Stack } from './form-layout.ts';
import { LanguagePair } from './language-pair.tsx';
import type { ProductFormState } from './language-pair.tsx';
import { PriceCard } from './price-card.tsx';
import { ShownValue } from './shown-value.tsx';
import { WeightCard } from './weight-card.tsx';

/** Truncates a long list of fields. */
const Names = styled('span')({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '& small': { marginInlineStart: 10, fontSize: fontSize.small, fontWeight: fontWeight.text },
});

const pictureLimit = 12;
const noteLimit = 5_000;
const nameLimit = 200;

export interface ProductFormProps {
  source: ProductSource;
  submit: string;
  /** Stores the product. `revision` is the one the form started from. */
  save: (body: ProductBody, revision: number) => Promise<unknown>;
  /** Called once everything is saved and leaving the page needs no confirmation. */
  onSaved?: () => void;
  /** Stock: a field, or the figures of a stored product. */
  stock: (form: ProductFormState) => ReactNode;
  /** Cards below those of the form. */
  children?: ReactNode;
}

/** Form of a product, used for creating and editing. */
export function ProductForm({ source, submit, save, onSaved, stock, children }: ProductFormProps) {
  const { t } = useStaffTexts();
  const labelOf = (path: string) => {
    const [field = '', language] = path.split('.');
    const label = t(`product.fields.${field}`);
    return language === undefined ? label : `${label} (${t(`product.languages.${language}`)})`;
  };
  const wasSaved = useRef(false);
  const form = useRecordForm<ProductSource, ProductValues, ProductBody>({
    stored: source,
    valuesOf: productValues,
    revisionOf: editRevisionOf,
    schema: productSchema,
    fieldOfCode: {
      PRODUCT_WAS_EXISTED: 'name.vi',
      SKU_WAS_EXISTED: 'sku',
      PRODUCT_CATEGORY_NOT_FOUND: 'category',
      PRODUCER_NOT_FOUND: 'producer',
      COUNTRY_NOT_FOUND: 'country',
    },
    labelOf,
    show: (path, value) => <ShownValue path={path} value={value} />,
    save: async (body, revision) => {
      await save(body, revision);
      wasSaved.current = true;
    },
  });
  form.register('images');
  const values = form.watch();
  const before = form.formState.defaultValues as ProductValues;
  const changed = changedFields(before, values);
  const missing = missingEnglish(values).length;
  const { isSubmitting, errors } = form.formState;
  const [small, setSmall] = useState<number>();

  const send = async () => {
    setSmall(undefined);
    wasSaved.current = false;
    await form.submit();
    if (wasSaved.current && onSaved !== undefined) navigateAfterLayers(onSaved);
  };
  const onSave = () => {
    if (isSubmitting) return;
    const amounts = (['price', 'salePrice'] as const)
      .filter((field) => values[field] !== before[field])
      .map((field) => parseMoney(values[field]));
    const unusual = amounts.find((amount) => amount !== undefined && amount > 0 && amount < smallestUsualAmount);
    if (unusual === undefined) void send();
    else setSmall(unusual);
  };
  useShortcut(shortcuts.save, onSave);
  /** For a stored product only after a change. */
  const isBarShown = source.revision === 0 || changed.length > 0 || isSubmitting;
  const wrong = Object.keys(errors).filter((name) => name !== 'root').length;
  const problem =
    form.formError ?? (wrong > 0 && form.formState.isSubmitted ? t('product.wrong', { count: wrong }) : undefined);
  const imagesError = form.getFieldState('images', form.formState).error?.message;
  return (
    <>
      <Columns>
        <Stack>
          <StaffCard title={t('product.cards.images')}>
            <CardContent>
              <PictureList
                images={values.images}
                limit={pictureLimit}
                purpose="PRODUCT"
                onChange={(images) =>
                  form.setValue('images', images, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
                }
              />
              <div aria-live="polite">
                {imagesError !== undefined && <InvalidMessage>{imagesError}</InvalidMessage>}
              </div>
            </CardContent>
          </StaffCard>
          <StaffCard
            title={t('product.cards.texts')}
            head={
              <>
                <span>{t('product.textsHint')}</span>
                {missing > 0 && (
                  <span data-end="">
                    <MissingEnglish count={missing} />
                  </span>
                )}
              </>
            }
          >
            <CardContent>
              <LanguagePair form={form} field="name" kind="line" maxLength={nameLimit} />
              <LanguagePair form={form} field="description" kind="rich" maxLength={descriptionLimit} />
              {(['ingredients', 'storage', 'warnings'] as const).map((field) => (
                <LanguagePair key={field} form={form} field={field} kind="lines" maxLength={noteLimit} />
              ))}
            </CardContent>
          </StaffCard>
        </Stack>
        <Stack>
          <PriceCard form={form}>{stock(form)}</PriceCard>
          <ClassCard form={form} />
          <WeightCard form={form} />
          {children}
        </Stack>
      </Columns>
      {isBarShown && (
        <BarPlace>
          <SaveBar
            submit={submit}
            isPending={isSubmitting}
            shortcut="S"
            onSubmit={onSave}
            {...(changed.length > 0 ? { onDiscard: () => form.reset() } : {})}
          >
            {problem ??
              (changed.length > 0 && (
                <Names>
                  {t('form.unsaved', { count: changed.length })}
                  <small>{changed.map(labelOf).join(' · ')}</small>
                </Names>
              ))}
          </SaveBar>
        </BarPlace>
      )}
      {form.conflictDialog}
      {small !== undefined && (
        <ConfirmDialog
          title={t('product.smallTitle', { amount: formatMoney(small) })}
          text={t('product.smallText')}
          submit={t('product.smallSubmit', { amount: formatMoney(small) })}
          isPending={isSubmitting}
          error={null}
          onSubmit={() => void send()}
          onClose={() => setSmall(undefined)}
        />
      )}
    </>
  );
}
