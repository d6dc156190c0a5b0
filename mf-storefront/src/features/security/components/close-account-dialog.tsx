import { shellApi } from '@gvg/browser-kit';
import { FormError, FormField } from '@gvg/browser-kit/forms';
import { useTranslation } from '@gvg/i18n';
import { Button, Dialog, Note, PanelTitle, color, columns, fontSize, styled } from '@gvg/ui';
import { DialogActions, DialogBody } from '@gvg/ui/later-components';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useAccountTexts } from '../../../texts/account-texts.ts';
import { useCloseAccount } from '../api/account.ts';
import { isTyped } from '../is-typed.ts';

const Lists = styled('div')({
  display: 'grid',
  gridTemplateColumns: columns(2, 180),
  gap: 16,
  '& h3': { marginBottom: 4, fontSize: fontSize.text },
  '& ul': { paddingInlineStart: 18, fontSize: fontSize.note, color: color.muted },
});
const Form = styled('form')({ display: 'grid', gap: 16 });
const Choice = styled('label')({ display: 'flex', alignItems: 'center', gap: 10, minHeight: 44 });
const Danger = styled(Button)({
  backgroundColor: color.clay,
  color: color.onClay,
  '&:hover': { backgroundColor: `color-mix(in srgb, ${color.clay} 88%, ${color.ink})` },
});

/** Explains the consequences of closing, and closes the account after a typed confirmation. */
export function CloseAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useAccountTexts();
  const { t: tError } = useTranslation('errors');
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const [forfeitsCredit, setForfeitsCredit] = useState(false);
  const closing = useCloseAccount(() => {
    const text = t('closing.closed');
    const { navigate, session, toast } = shellApi();
    onClose();
    void session.signOut().then(() => {
      navigate('/');
      toast({ kind: 'message', text });
    });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isTyped(typed, t('closing.word'))) return closing.mutate({ forfeitsCredit });
    setWrong(true);
    field.current?.focus();
  };
  const code = closing.error?.code;
  /** Message with the amount that the shop owes, which has to be refunded or waived first. */
  const owed = closing.error?.details.find((detail) => detail.path === 'forfeitsCredit')?.message;
  const list = (title: string, entries: string) => (
    <div>
      <PanelTitle>{t(title)}</PanelTitle>
      <ul>
        {(t(entries, { returnObjects: true }) as string[]).map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </div>
  );
  return (
    <Dialog shape="form" title={t('closing.title')} onClose={onClose}>
      <DialogBody>
        <Lists>
          {list('closing.forgottenTitle', 'closing.forgotten')}
          {list('closing.retainedTitle', 'closing.retained')}
        </Lists>
        <Note>{t('closing.final')}</Note>
        <Form noValidate onSubmit={submit}>
          <FormField label={t('closing.type')} error={isWrong ? t('closing.wrongWord') : undefined}>
            {(control) => (
              <input
                {...control}
                ref={field}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                value={typed}
                onChange={({ currentTarget }) => {
                  setTyped(currentTarget.value);
                  setWrong(false);
                }}
              />
            )}
          </FormField>
          <FormError
            message={owed ?? (code && (code === 'ACTION_NOT_ALLOWED' ? t('closing.notAllowed') : tError(code)))}
          />
          {(owed !== undefined || forfeitsCredit) && (
            <Choice>
              <input
                type="checkbox"
                checked={forfeitsCredit}
                onChange={({ currentTarget }) => setForfeitsCredit(currentTarget.checked)}
              />
              {t('closing.forfeit')}
            </Choice>
          )}
          <DialogActions>
            <Danger type="submit" disabled={closing.isPending}>
              {t('closing.close')}
            </Danger>
            <Button variant="quiet" onClick={onClose}>
              {t('closing.keep')}
            </Button>
          </DialogActions>
        </Form>
      </DialogBody>
    </Dialog>
  );
}
