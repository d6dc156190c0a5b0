import { shellApi } from '@gvg/browser-kit';
import type { Cost } from '@gvg/contracts/catalogue/http/costs';
import { useNavigate } from '@gvg/router';
import { useEffect, useState } from 'react';
import { useRecordForm } from '../../form/use-record-form.tsx';
import { formatDayTime } from '../../texts/format.ts';
import { useStaffTexts } from '../../texts/staff-texts.ts';
import { useCostWrite } from './api/costs.ts';
import { costSchema, valuesOf } from './cost-form.ts';
import type { EditedCost } from './cost-form.ts';
import type { CostState } from './cost-states.ts';
import { shownValue } from './shown-value.ts';

export type CostForm = ReturnType<typeof useCostForm>;

/** Form of a rate. Sends only note and cutoffs of one in force. Opens a new one after saving. */
export function useCostForm(edited: EditedCost, id: string | undefined, state: CostState) {
  const { t, locale } = useStaffTexts();
  const navigate = useNavigate();
  const [created, setCreated] = useState<Cost>();
  const { mutateAsync: create } = useCostWrite('createCost');
  const { mutateAsync: update } = useCostWrite('updateCost');
  const form = useRecordForm({
    stored: edited,
    valuesOf,
    schema: costSchema,
    save: async (body, revision) => {
      if (id === undefined) {
        const cost = await create({ body });
        setCreated(cost);
        const time = formatDayTime(new Date(cost.validFrom), locale);
        shellApi().toast({ kind: 'success', text: t('costs.created', { time }) });
        return;
      }
      const { note, cutoffs } = body;
      await update({ params: { id }, body: state === 'COMING' ? { ...body, revision } : { note, cutoffs, revision } });
      shellApi().toast({ kind: 'success', text: t('costs.saved') });
    },
    labelOf: (path) => labelOf(path, t),
    show: (path, value) => shownValue(path, value, t, locale),
  });
  const { isDirty } = form.formState;
  useEffect(() => {
    // Only once the form is clean: unsaved changes hold a history entry.
    if (created !== undefined && !isDirty) void navigate(`/admin/costs/${created._id}`, { replace: true });
  }, [created, isDirty, navigate]);
  return form;
}

const groups: Record<string, string> = {
  brackets: 'costs.brackets',
  stepGrams: 'costs.stepGrams',
  minimumGrams: 'costs.minimumGrams',
  volumetricDivisor: 'costs.volumetricDivisor',
  surcharges: 'costs.surcharges',
  goodsTypes: 'costs.taken',
  restricted: 'costs.restricted',
  'transitDays.min': 'costs.transitMin',
  'transitDays.max': 'costs.transitMax',
  'note.vi': 'costs.noteVi',
  'note.en': 'costs.noteEn',
  cutoffs: 'costs.notes',
  validFrom: 'costs.validFrom',
};
const labelOf = (path: string, t: (key: string) => string) => t(groups[path] ?? 'costs.title');
