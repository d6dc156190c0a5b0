import { TextAreaField, TextField, useFieldArray } from '@gvg/browser-kit/forms';
import { Button, Plus, from, styled } from '@gvg/ui';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { VietnamTimeField } from '../../../form/vietnam-time-field.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { tomorrow } from '../cost-form.ts';
import type { CostForm } from '../use-cost-form.ts';
import { FormRows } from './form-rows.tsx';

const Pair = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** Information for customers: order cutoffs and a note. Editable while the rate is in force. */
export function NotesCard({ form, isReadOnly }: { form: CostForm; isReadOnly: boolean }) {
  const { t } = useStaffTexts();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'cutoffs' });
  return (
    <StaffCard title={t('costs.notes')} head={t('costs.notesHint')}>
      <CardContent>
        {fields.length > 0 && (
          <FormRows
            fields={fields}
            empty=""
            nameOf={(row) => t('costs.cutoffNamed', { row: row + 1 })}
            isReadOnly={isReadOnly}
            onRemove={remove}
          >
            {(row) => (
              <>
                <TextField
                  form={form}
                  name={`cutoffs.${row}.name.vi`}
                  label={t('costs.cutoffVi')}
                  lang="vi"
                  readOnly={isReadOnly}
                />
                <TextField
                  form={form}
                  name={`cutoffs.${row}.name.en`}
                  label={t('costs.cutoffEn')}
                  lang="en"
                  readOnly={isReadOnly}
                />
                <VietnamTimeField
                  form={form}
                  name={`cutoffs.${row}.orderBy`}
                  label={t('costs.orderBy')}
                  isReadOnly={isReadOnly}
                />
              </>
            )}
          </FormRows>
        )}
        {!isReadOnly && (
          <div>
            <Button variant="quiet" onClick={() => append({ name: { vi: '', en: '' }, orderBy: tomorrow() })}>
              <Plus size={18} aria-hidden />
              {t('costs.addCutoff')}
            </Button>
          </div>
        )}
        <Pair>
          <TextAreaField
            form={form}
            name="note.vi"
            label={t('costs.noteVi')}
            rows={3}
            lang="vi"
            readOnly={isReadOnly}
          />
          <TextAreaField
            form={form}
            name="note.en"
            label={t('costs.noteEn')}
            rows={3}
            lang="en"
            readOnly={isReadOnly}
          />
        </Pair>
      </CardContent>
    </StaffCard>
  );
}
