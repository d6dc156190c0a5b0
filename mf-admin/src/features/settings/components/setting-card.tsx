import { FormError } from '@gvg/browser-kit/forms';
import { from, styled } from '@gvg/ui';
import type { BaseSyntheticEvent, ReactNode } from 'react';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { countChanged } from '../../../form/count-changed.ts';
import { SaveBar } from '../../../form/save-bar.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

export const Fields = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > div': { display: 'grid', gap: 4, alignContent: 'start', minWidth: 0 },
});

export interface SettingCardProps {
  /** Translation key. */
  name: 'orders' | 'quotes' | 'accounts' | 'rates' | 'security';
  form: {
    submit: (event?: BaseSyntheticEvent) => Promise<void>;
    reset: () => void;
    formError: string | undefined;
    formState: { isDirty: boolean; isSubmitting: boolean; dirtyFields: object };
    conflictDialog: ReactNode;
  };
  children: ReactNode;
}

/** Related settings that are saved together, independently of other cards. */
export function SettingCard({ name, form, children }: SettingCardProps) {
  const { t } = useStaffTexts();
  const { isDirty, isSubmitting, dirtyFields } = form.formState;
  return (
    <StaffCard title={t(`settings.cards.${name}`)} head={t(`settings.hints.${name}`)}>
      <form noValidate onSubmit={(event) => void form.submit(event)}>
        <CardContent>
          {children}
          <FormError message={form.formError} />
          {isDirty && (
            <SaveBar submit={t('form.save')} isPending={isSubmitting} onDiscard={() => form.reset()}>
              {t('form.unsaved', { count: Math.max(1, countChanged(dirtyFields)) })}
            </SaveBar>
          )}
        </CardContent>
      </form>
      {form.conflictDialog}
    </StaffCard>
  );
}
