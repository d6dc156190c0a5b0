import { TextButton } from '@gvg/ui/later-components';
import type { Range } from 'quill';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { useStaffTexts } from '../../texts/staff-texts.ts';
import { linkAddress } from './link-address.ts';

export interface LinkDialogProps {
  range: Range;
  address: string;
  /** An empty address removes the link. `words` is the link text if nothing is selected. */
  onSet: (range: Range, address: string, words: string) => void;
  onClose: () => void;
}

/** Sets the target of the selected text, or inserts a link with its text. */
export function LinkDialog({ range, address: present, onSet, onClose }: LinkDialogProps) {
  const { t } = useStaffTexts();
  const [typed, setTyped] = useState(present);
  const [words, setWords] = useState('');
  const [wasSent, setSent] = useState(false);
  const address = linkAddress(typed);
  return (
    <ConfirmDialog
      title={t('editor.linkTitle')}
      submit={t('editor.linkSet')}
      isPending={false}
      error={null}
      onSubmit={() => {
        setSent(true);
        if (address !== undefined) onSet(range, address, words.trim() || typed.trim());
      }}
      onClose={onClose}
    >
      <TextInput
        label={t('editor.linkAddress')}
        hint={t('editor.linkHint')}
        error={wasSent && address === undefined ? t('editor.linkWrong') : undefined}
        maxLength={2_000}
        value={typed}
        onChange={setTyped}
      />
      {range.length === 0 && (
        <TextInput
          label={t('editor.linkWords')}
          hint={t('editor.linkWordsHint')}
          maxLength={200}
          value={words}
          onChange={setWords}
        />
      )}
      {present !== '' && (
        <div>
          <TextButton onClick={() => onSet(range, '', '')}>{t('editor.linkRemove')}</TextButton>
        </div>
      )}
    </ConfirmDialog>
  );
}
