import { shellApi } from '@gvg/browser-kit';
import { Button, Text, color, columns, fontSize, fontWeight, radius, styled, tabularFigures } from '@gvg/ui';
import { Copy, Download, Printer } from '@gvg/ui/later-icons';
import { useEffect, useRef, useState } from 'react';
import { useAccountTexts } from '../../../texts/account-texts.ts';
import { DialogActions } from '../../account/components/dialog-layout.tsx';
import { TextButton } from '../../account/components/text-button.tsx';
import { ChoiceLabel } from '../../fields/choice-label.ts';
import { copyText } from '../copy-text.ts';
import { downloadText } from '../download-text.ts';
import { printText } from '../print-text.ts';

const Codes = styled('ul')({
  ...tabularFigures,
  display: 'grid',
  gridTemplateColumns: columns(2, 130, 8),
  gap: 8,
  padding: 16,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  fontSize: fontSize.lead,
  fontWeight: fontWeight.strong,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', columnGap: 24 });

export interface RecoveryCodesProps {
  codes: readonly string[];
  /** Whose codes they are, for the file and the print. */
  email: string;
  onDone: () => void;
}

/** The recovery codes, shown this once, with ways to store them. */
export function RecoveryCodes({ codes, email, onDone }: RecoveryCodesProps) {
  const { t } = useAccountTexts();
  const [isStored, setStored] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone.
  useEffect(() => text.current?.focus(), []);
  const lines = [t('secondFactor.fileTitle', { email }), '', ...codes, '', t('secondFactor.fileText')].join('\n');
  const copy = async () => {
    const isCopied = await copyText(codes.join('\n'));
    shellApi().toast(isCopied ? { kind: 'success', text: t('secondFactor.copied') } : { kind: 'error', text: t('secondFactor.copyFailed') });
  };
  return (
    <>
      <Text ref={text} tabIndex={-1}>
        {t('secondFactor.recoveryText')}
      </Text>
      <Codes aria-label={t('secondFactor.recoveryCodes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Ways>
        <TextButton onClick={() => void copy()}>
          <Copy size={16} aria-hidden />
          {t('secondFactor.copy')}
        </TextButton>
        <TextButton onClick={() => downloadText(t('secondFactor.file'), lines)}>
          <Download size={16} aria-hidden />
          {t('secondFactor.download')}
        </TextButton>
        <TextButton onClick={() => printText(lines)}>
          <Printer size={16} aria-hidden />
          {t('secondFactor.print')}
        </TextButton>
      </Ways>
      <ChoiceLabel>
        <input type="checkbox" checked={isStored} onChange={({ currentTarget }) => setStored(currentTarget.checked)} />
        {t('secondFactor.stored')}
      </ChoiceLabel>
      <DialogActions>
        <Button disabled={!isStored} onClick={onDone}>
          {t('secondFactor.done')}
        </Button>
      </DialogActions>
    </>
  );
}
