import { shellApi } from '@gvg/browser-kit';
import { FormError, useWatch } from '@gvg/browser-kit/forms';
import { countryName } from '@gvg/customer-ui';
import type { Cost } from '@gvg/contracts/catalogue/http/costs';
import { validationDetails } from '@gvg/contracts/definitions/validation';
import { Button, ButtonLink, from, styled } from '@gvg/ui';
import { Notice } from '@gvg/ui/later-components';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { SaveBar } from '../../../form/save-bar.tsx';
import { VietnamTimeField } from '../../../form/vietnam-time-field.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useCostWrite } from '../api/costs.ts';
import { bracketsSchema, tomorrow } from '../cost-form.ts';
import type { EditedCost } from '../cost-form.ts';
import type { PlacedCost } from '../cost-states.ts';
import { useCostForm } from '../use-cost-form.ts';
import type { CostForm } from '../use-cost-form.ts';
import { BracketsCard } from './brackets-card.tsx';
import { GoodsCard } from './goods-card.tsx';
import { NotesCard } from './notes-card.tsx';
import { RulesCard } from './rules-card.tsx';
import { TrialCard } from './trial-card.tsx';

const Columns = styled('div')({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 290px' },
});
const Stack = styled('div')({ display: 'grid', gap: 12, minWidth: 0 });
const Form = styled('form')({ display: 'grid', gap: 12, minWidth: 0 });
const Aside = styled('div')({ display: 'grid', gap: 12, minWidth: 0, [from.wide]: { position: 'sticky', top: 12 } });
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Actions on a stored rate. */
function RateActions({ placed: { cost, state, successor } }: { placed: PlacedCost }) {
  const { t, locale } = useStaffTexts();
  const [isAsked, setAsked] = useState(false);
  const write = useCostWrite('setCostStatus');
  const set = (isDeleted: boolean) =>
    write.mutate(
      { params: { id: cost._id }, body: { isDeleted, revision: cost.revision } },
      {
        onSuccess: () => {
          setAsked(false);
          shellApi().toast({ kind: 'success', text: t(isDeleted ? 'costs.removed' : 'costs.restored') });
        },
      },
    );
  const place = { service: t(`order.service.${cost.service}`), country: countryName(cost.country, locale) };
  return (
    <Ways>
      {state === 'IN_FORCE' && successor !== undefined && (
        <ButtonLink to={`/admin/costs/${successor._id}`} variant="outlined">
          {t('costs.toSuccessor')}
        </ButtonLink>
      )}
      {state === 'IN_FORCE' && (
        <ButtonLink to={`/admin/costs/new?from=${cost._id}`} variant={successor === undefined ? 'primary' : 'quiet'}>
          {t('costs.replace')}
        </ButtonLink>
      )}
      {state === 'COMING' && (
        <Button variant="quiet" onClick={() => setAsked(true)}>
          {t('costs.remove')}
        </Button>
      )}
      {state === 'REMOVED' && (
        <Button variant="outlined" disabled={write.isPending} onClick={() => set(false)}>
          {t('costs.restore')}
        </Button>
      )}
      {!isAsked && write.error !== null && <FormError message={t(`${write.error.code}`, { ns: 'errors' })} />}
      {isAsked && (
        <ConfirmDialog
          title={t('costs.removeTitle', place)}
          text={t('costs.removeText')}
          submit={t('costs.remove')}
          isDangerous
          isPending={write.isPending}
          error={write.error}
          onSubmit={() => set(true)}
          onClose={() => setAsked(false)}
        />
      )}
    </Ways>
  );
}

/** Start of the rate's validity. */
function StartCard({ form }: { form: CostForm }) {
  const { t } = useStaffTexts();
  const start = (instant: string) => form.setValue('validFrom', instant, { shouldDirty: true, shouldValidate: true });
  return (
    <StaffCard title={t('costs.from')}>
      <CardContent>
        <VietnamTimeField form={form} name="validFrom" label={t('costs.validFrom')} hint={t('costs.validFromHint')} />
        <Ways>
          <Button variant="outlined" onClick={() => start(tomorrow())}>
            {t('costs.startTomorrow')}
          </Button>
          <Button variant="outlined" onClick={() => start(new Date().toISOString())}>
            {t('costs.startNow')}
          </Button>
        </Ways>
      </CardContent>
    </StaffCard>
  );
}

export interface CostEditorProps {
  edited: EditedCost;
  /** The stored rate. Undefined for a new one. */
  placed: PlacedCost | undefined;
  /** Rate in force for the same country and service. */
  inForce: Cost | undefined;
}

/** Editor of one rate with a trial. A rate in force is replaced, not changed. */
export function CostEditor({ edited, placed, inForce }: CostEditorProps) {
  const { t, locale } = useStaffTexts();
  const state = placed?.state ?? 'COMING';
  const form = useCostForm(edited, placed?.cost._id, state);
  const areRulesFrozen = state !== 'COMING';
  const isClosed = state === 'ENDED' || state === 'REMOVED';
  const isNew = placed === undefined;
  const { isDirty, isSubmitting } = form.formState;
  const brackets = useWatch({ control: form.control, name: 'brackets' });
  const issues = bracketsSchema.safeParse(brackets).error?.issues ?? [];
  // Empty cells are reported on submit, gaps and overlaps at once.
  const faults = validationDetails(issues, brackets, locale).filter(({ code }) => /BRACKET/.test(code)).length;
  return (
    <>
      {areRulesFrozen && (
        <Notice>
          {t(state === 'IN_FORCE' ? 'costs.frozen' : state === 'ENDED' ? 'costs.ended' : 'costs.state.REMOVED')}
        </Notice>
      )}
      <Columns>
        <Stack>
          <Form noValidate onSubmit={(event) => void form.submit(event)}>
            <BracketsCard form={form} isReadOnly={areRulesFrozen} />
            <RulesCard form={form} isReadOnly={areRulesFrozen} />
            <GoodsCard form={form} isReadOnly={areRulesFrozen} />
            <NotesCard form={form} isReadOnly={isClosed} />
            {!areRulesFrozen && <StartCard form={form} />}
            <FormError message={form.formError} />
            {(isNew || isDirty) && !isClosed && (
              <SaveBar
                submit={faults > 0 ? t('costs.faults', { count: faults }) : t('costs.save')}
                isPending={isSubmitting}
                isDisabled={faults > 0}
                {...(isDirty ? { onDiscard: () => form.reset() } : {})}
              >
                {isNew ? t('costs.newVersion') : t('form.unsavedRate')}
              </SaveBar>
            )}
          </Form>
          {placed !== undefined && <RateActions placed={placed} />}
        </Stack>
        <Aside>
          <TrialCard form={form} inForce={inForce} />
        </Aside>
      </Columns>
      {form.conflictDialog}
    </>
  );
}
