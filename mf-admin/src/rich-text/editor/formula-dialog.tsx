import { areFormulasLoaded, formulaMarkup, loadFormulas } from '@gvg/customer-ui/formulas';
import { Note, color, fontSize, radius, rem, styled } from '@gvg/ui';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { useStaffTexts } from '../../texts/staff-texts.ts';

const Preview = styled('div')({
  display: 'grid',
  placeItems: 'center',
  minHeight: rem(64),
  padding: 12,
  overflowX: 'auto',
  borderRadius: radius.input,
  backgroundColor: color.paper,
  fontSize: fontSize.lead,
});

const longest = 1_000;

/** Editor of a TeX formula with preview. */
export function FormulaDialog({
  tex: present,
  onSet,
  onClose,
}: {
  tex: string;
  onSet: (tex: string) => void;
  onClose: () => void;
}) {
  const { t } = useStaffTexts();
  const [tex, setTex] = useState(present);
  const [wasSent, setSent] = useState(false);
  const [loading, setLoading] = useState<'pending' | 'ready' | 'failed'>(areFormulasLoaded() ? 'ready' : 'pending');
  useEffect(() => {
    loadFormulas().then(
      () => setLoading('ready'),
      () => setLoading('failed'),
    );
  }, []);
  const typed = tex.trim();
  const markup = loading === 'ready' && typed !== '' ? formulaMarkup(typed) : undefined;
  const isWrong = typed === '' || (loading === 'ready' && markup === undefined);
  return (
    <ConfirmDialog
      title={t('editor.formulaTitle')}
      submit={t('editor.formulaSet')}
      isPending={false}
      error={null}
      onSubmit={() => {
        setSent(true);
        if (!isWrong) onSet(typed);
      }}
      onClose={onClose}
    >
      <TextInput
        label={t('editor.formulaTex')}
        hint={t('editor.formulaHint')}
        error={wasSent && isWrong ? t('editor.formulaWrong') : undefined}
        rows={2}
        maxLength={longest}
        value={tex}
        onChange={setTex}
      />
      <Preview aria-label={t('editor.formulaPreview')} role="group">
        {markup === undefined ? (
          <Note>{t(loading === 'failed' ? 'editor.formulaLater' : 'editor.formulaEmpty')}</Note>
        ) : (
          <span dangerouslySetInnerHTML={{ __html: markup }} />
        )}
      </Preview>
    </ConfirmDialog>
  );
}
