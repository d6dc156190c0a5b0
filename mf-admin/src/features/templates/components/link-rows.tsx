import { useFieldArray } from '@gvg/browser-kit/forms';
import { Button, IconButton, Plus, color, styled } from '@gvg/ui';
import { Trash2 } from '@gvg/ui/later-icons';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import type { TemplateForm } from '../use-template-draft.tsx';
import { LocalizedField } from './localized-field.tsx';
import { PlainField } from './plain-field.tsx';

const Rows = styled('ul')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });
const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 8,
  paddingInlineStart: 12,
  borderInlineStart: `2px solid ${color.line}`,
  '& > div': { display: 'grid', gap: 12, minWidth: 0 },
});

/** Links with their texts in both languages and their target. */
export function LinkRows({
  form,
  name,
  kind,
  most,
}: {
  form: TemplateForm;
  name: string;
  kind: 'actions' | 'links';
  most: number;
}) {
  const { t } = useStaffTexts();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: name as never });
  const word = t(`templates.fields.${kind}`);
  return (
    <>
      {fields.length > 0 && (
        <Rows>
          {fields.map(({ id }, index) => (
            <Row key={id}>
              <div>
                <LocalizedField
                  form={form}
                  name={`${name}.${index}.label`}
                  label={`${word} ${index + 1}`}
                  maxLength={120}
                />
                <PlainField
                  form={form}
                  name={`${name}.${index}.url`}
                  label={`${word} ${index + 1} · ${t('templates.fields.url')}`}
                />
              </div>
              <IconButton
                label={t('templates.removeItem', { name: word, number: index + 1 })}
                onClick={() => remove(index)}
              >
                <Trash2 size={18} aria-hidden />
              </IconButton>
            </Row>
          ))}
        </Rows>
      )}
      {fields.length < most && (
        <div>
          <Button variant="quiet" onClick={() => append({ label: { vi: '', en: '' }, url: '' } as never)}>
            <Plus size={18} aria-hidden />
            {t(kind === 'actions' ? 'templates.addAction' : 'templates.addLink')}
          </Button>
        </div>
      )}
    </>
  );
}
