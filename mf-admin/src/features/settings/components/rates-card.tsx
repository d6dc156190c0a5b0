import { shellApi } from '@gvg/browser-kit';
import { TextField, useFieldArray } from '@gvg/browser-kit/forms';
import type { CatalogueSettings } from '@gvg/contracts/catalogue/http/settings';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { Button, IconButton, Note, Plus, rem, styled } from '@gvg/ui';
import { Trash2 } from '@gvg/ui/later-icons';
import { useIsSystem } from '../../../area/use-is-system.ts';
import { NumberField } from '../../../form/number-field.tsx';
import { useRecordForm } from '../../../form/use-record-form.tsx';
import { parseDecimal } from '@gvg/contracts/values/parse-number';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useUpdateSettings } from '../api/settings.ts';
import { catalogueValuesSchema, settingsOf, valuesOfCatalogue } from '../rate-rows.ts';
import { SettingCard } from './setting-card.tsx';
import { SettingNote } from './setting-note.tsx';

const Rows = styled('ul')({
  display: 'grid',
  gap: '8px 24px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rem(300)}), 1fr))`,
});
const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: `${rem(84)} minmax(0, 1fr) auto`,
  gap: 8,
  alignItems: 'start',
});

type Row = ReturnType<typeof valuesOfCatalogue>['rates'];
const listed = (rows: Row) => rows.map(({ currency, vnd }) => `${currency} ${formatNumber(vnd)}`).join(', ');

/** VND for one unit of a currency, used only for approximations. */
export function RatesCard({ settings }: { settings: CatalogueSettings }) {
  const { t } = useStaffTexts();
  const isSystem = useIsSystem();
  const { mutateAsync: update } = useUpdateSettings('updateCatalogueSettings');
  const form = useRecordForm({
    stored: settings,
    valuesOf: valuesOfCatalogue,
    schema: catalogueValuesSchema,
    save: async (values, revision) => {
      await update({ ...settingsOf(values), revision });
      shellApi().toast({ kind: 'success', text: t('form.saved') });
    },
    labelOf: (path) => t(path === 'rates' ? 'settings.cards.rates' : 'settings.fields.synonyms'),
    show: (path, value) => (path === 'rates' ? listed(value as Row) : (value as string[][]).flat().join(', ')),
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'rates' });
  return (
    <SettingCard name="rates" form={form}>
      <Rows>
        {fields.map(({ id }, index) => (
          <Row key={id}>
            <TextField
              form={form}
              name={`rates.${index}.currency`}
              label={t('settings.currency')}
              isLabelHidden
              autoComplete="off"
              maxLength={3}
              readOnly={!isSystem}
            />
            <NumberField
              form={form}
              name={`rates.${index}.vnd`}
              label={`${form.getValues(`rates.${index}.currency`)}: ${t('settings.vnd')}`}
              isLabelHidden
              unit={t('settings.units.vnd')}
              parse={parseDecimal}
              format={(value) => formatNumber(value)}
              isReadOnly={!isSystem}
            />
            {isSystem && (
              <IconButton
                label={t('area.removeNamed', { name: form.getValues(`rates.${index}.currency`) || index + 1 })}
                onClick={() => remove(index)}
              >
                <Trash2 size={18} aria-hidden />
              </IconButton>
            )}
          </Row>
        ))}
      </Rows>
      {isSystem ? (
        <div>
          <Button variant="outlined" onClick={() => append({ currency: '', vnd: null as unknown as number })}>
            <Plus size={18} aria-hidden />
            {t('settings.addRate')}
          </Button>
        </div>
      ) : (
        <Note>{t('area.systemOnly')}</Note>
      )}
      <SettingNote change={settings.changes['exchangeRates']} />
    </SettingCard>
  );
}
