import { TextField, useFieldArray } from '@gvg/browser-kit/forms';
import { Button, IconButton, Note, Plus, Tag, color, from, styled } from '@gvg/ui';
import { Notice, TextButton } from '@gvg/ui/later-components';
import { Trash2 } from '@gvg/ui/later-icons';
import { useIsSystem } from '../../../area/use-is-system.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import type { useCartForm } from './use-cart-form.ts';

const Rows = styled('ol')({ display: 'grid', gap: 16, margin: 0, padding: 0, listStyle: 'none' });
const Row = styled('li')({
  display: 'grid',
  gap: 12,
  paddingBottom: 16,
  borderBottom: `1px solid ${color.line}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  gridColumn: '1 / -1',
});

const none = { bankName: '', bin: '', account: '', holder: '' };

/** Customers see the first one. */
export function BankAccounts({ form }: { form: ReturnType<typeof useCartForm> }) {
  const { t } = useStaffTexts();
  const isSystem = useIsSystem();
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'bankAccounts' });
  const input = (index: number, name: keyof typeof none) => (
    <TextField
      form={form}
      name={`bankAccounts.${index}.${name}`}
      label={t(`settings.account.${name}`)}
      autoComplete="off"
      readOnly={!isSystem}
      {...(name === 'bankName' || name === 'holder' ? {} : { inputMode: 'numeric' })}
    />
  );
  return (
    <>
      {fields.length === 0 && <Notice>{t('settings.noAccounts')}</Notice>}
      <Rows>
        {fields.map(({ id }, index) => (
          <Row key={id}>
            {input(index, 'bankName')}
            {input(index, 'bin')}
            {input(index, 'account')}
            {input(index, 'holder')}
            <Foot>
              {index === 0 ? (
                <Tag tone="soft">{t('settings.account.shown')}</Tag>
              ) : isSystem ? (
                <TextButton onClick={() => move(index, 0)}>{t('settings.account.toFirst')}</TextButton>
              ) : (
                <span />
              )}
              {isSystem && (
                <IconButton
                  label={t('area.removeNamed', { name: form.getValues(`bankAccounts.${index}.bankName`) || index + 1 })}
                  onClick={() => remove(index)}
                >
                  <Trash2 size={18} aria-hidden />
                </IconButton>
              )}
            </Foot>
          </Row>
        ))}
      </Rows>
      {isSystem ? (
        <div>
          <Button variant="outlined" onClick={() => append(none)}>
            <Plus size={18} aria-hidden />
            {t('settings.account.add')}
          </Button>
        </div>
      ) : (
        <Note>{t('area.systemOnly')}</Note>
      )}
    </>
  );
}
