import { Button, Dialog, Text, color, fontSize, fontWeight, radius, styled } from '@gvg/ui';
import { ChoiceLabel, DialogActions, DialogBody } from '@gvg/ui/later-components';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useStaffTexts } from '../texts/staff-texts.ts';
import type { FieldConflict } from './merge-fields.ts';

const Form = styled('form')({ display: 'grid', gap: 16 });
const Field = styled('fieldset')({
  display: 'grid',
  gap: 4,
  minWidth: 0,
  margin: 0,
  padding: '8px 16px 12px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  '& > legend': { paddingInline: 6, fontSize: fontSize.note, fontWeight: fontWeight.heading },
});
const Choice = styled(ChoiceLabel)({
  alignItems: 'flex-start',
  paddingBlock: 8,
  '& input': { marginTop: 2 },
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& strong': { display: 'block', color: color.muted, fontSize: fontSize.small, fontWeight: fontWeight.text },
});

/** Chosen value by field path. */
export type ConflictChoices = ReadonlyMap<string, 'mine' | 'theirs'>;

export interface ConflictDialogProps {
  conflicts: readonly FieldConflict[];
  labelOf: (path: string) => string;
  /** Formats a value for display. */
  show: (path: string, value: unknown) => ReactNode;
  onChoose: (choices: ConflictChoices) => void;
  /** Called on closing: nothing is saved, and the form stays unchanged. */
  onClose: () => void;
}

/** Asks about the fields that two users have changed. */
export function ConflictDialog({ conflicts, labelOf, show, onChoose, onClose }: ConflictDialogProps) {
  const { t } = useStaffTexts();
  const [choices, setChoices] = useState<ConflictChoices>(
    () => new Map(conflicts.map(({ path }) => [path, 'theirs' as const])),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    onChoose(choices);
  };
  return (
    <Dialog shape="form" title={t('form.conflict')} onClose={onClose}>
      <DialogBody>
        <Text>{t('form.conflictText')}</Text>
        <Form onSubmit={send}>
          {conflicts.map((conflict) => (
            <Field key={conflict.path}>
              <legend>{labelOf(conflict.path)}</legend>
              {(['theirs', 'mine'] as const).map((side) => (
                <Choice key={side}>
                  <input
                    type="radio"
                    name={conflict.path}
                    checked={choices.get(conflict.path) === side}
                    onChange={() => setChoices(new Map(choices).set(conflict.path, side))}
                  />
                  <span>
                    <strong>{t(`form.${side}`)}</strong>
                    {show(conflict.path, conflict[side])}
                  </span>
                </Choice>
              ))}
            </Field>
          ))}
          <DialogActions>
            <Button type="submit">{t('form.saveChoice')}</Button>
            <Button variant="quiet" onClick={onClose}>
              {t('form.back')}
            </Button>
          </DialogActions>
        </Form>
      </DialogBody>
    </Dialog>
  );
}
