import { useFieldArray } from '@gvg/browser-kit/forms';
import { Button, Note, Plus, color, fontSize, fontWeight, radius, rem, styled } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import type { TemplateForm } from '../use-template-draft.tsx';

const Choices = styled('div')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 2,
  padding: 3,
  borderRadius: radius.input,
  backgroundColor: color.soil,
  '& button': {
    minWidth: rem(36),
    minHeight: rem(34),
    padding: '4px 10px',
    border: 0,
    borderRadius: radius.input - 3,
    backgroundColor: 'transparent',
    color: color.ink,
    fontSize: fontSize.note,
    fontWeight: fontWeight.strong,
    cursor: 'pointer',
  },
  '& button[aria-pressed="true"]': { backgroundColor: color.card },
  '& button[data-wrong]': { color: color.clay },
});
const Foot = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0 20px' });

/** Editor of banners or posts, one at a time: select by number, move, add and remove. */
export function ItemList({
  form,
  name,
  most,
  create,
  children,
}: {
  form: TemplateForm;
  name: 'banners' | 'posts';
  most: number;
  create: () => object;
  /** Renders the fields of one item, by its path. */
  children: (path: string) => ReactNode;
}) {
  const { t } = useStaffTexts();
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: name as never });
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, fields.length - 1);
  const field = fields[at];
  const word = t(`templates.fields.${name}`);
  const isWrong = (index: number) => form.getFieldState(`${name}.${index}` as 'type', form.formState).invalid;
  const moveTo = (index: number) => {
    move(at, index);
    setChosen(index);
  };
  return (
    <StaffCard
      title={word}
      head={
        <>
          {fields.length > 0 && <span>{t('templates.itemOf', { number: at + 1, count: fields.length })}</span>}
          {fields.length > 1 && (
            <Choices data-end="" role="group" aria-label={t('templates.choose', { name: word })}>
              {fields.map(({ id }, index) => (
                <button
                  key={id}
                  type="button"
                  aria-pressed={index === at}
                  aria-label={t('templates.item', { name: word, number: index + 1 })}
                  {...(isWrong(index) ? { 'data-wrong': '' } : {})}
                  onClick={() => setChosen(index)}
                >
                  {index + 1}
                </button>
              ))}
            </Choices>
          )}
        </>
      }
    >
      <CardContent>
        {field === undefined ? (
          <Note>{t('templates.noItems')}</Note>
        ) : (
          <div key={field.id}>{children(`${name}.${at}`)}</div>
        )}
        <Foot>
          {fields.length < most && (
            <Button
              variant="quiet"
              onClick={() => {
                append(create() as never);
                setChosen(fields.length);
              }}
            >
              <Plus size={18} aria-hidden />
              {t('templates.add', { name: word })}
            </Button>
          )}
          {at > 0 && <TextButton onClick={() => moveTo(at - 1)}>{t('templates.moveEarlier')}</TextButton>}
          {at >= 0 && at < fields.length - 1 && (
            <TextButton onClick={() => moveTo(at + 1)}>{t('templates.moveLater')}</TextButton>
          )}
          {field !== undefined && (
            <TextButton
              isDangerous
              onClick={() => {
                remove(at);
                setChosen(Math.max(0, at - 1));
              }}
            >
              {t('templates.removeItem', { name: word, number: at + 1 })}
            </TextButton>
          )}
        </Foot>
      </CardContent>
    </StaffCard>
  );
}
