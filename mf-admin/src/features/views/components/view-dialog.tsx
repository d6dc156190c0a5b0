import type { View } from '@gvg/contracts/identity/http/views';
import { Note, styled } from '@gvg/ui';
import { ChoiceLabel, TextButton } from '@gvg/ui/later-components';
import { Trash2 } from '@gvg/ui/later-icons';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useSaveView } from '../api/views.ts';
import type { ViewFields } from '../api/views.ts';

const nameLength = 60;
const Remove = styled(TextButton)({ justifySelf: 'start' });

export interface ViewDialogProps {
  /** View to rename or share. Undefined for a new one. */
  view: View | undefined;
  /** State to store. */
  fields: Omit<ViewFields, 'name' | 'isShared'>;
  /** Set if the search text is left out. */
  isWithoutSearch: boolean;
  onSaved: (view: View) => void;
  onRemove?: () => void;
  onClose: () => void;
}

/** Names a view, and optionally shares it with all staff members. */
export function ViewDialog({ view, fields, isWithoutSearch, onSaved, onRemove, onClose }: ViewDialogProps) {
  const { t } = useStaffTexts();
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setShared] = useState(view?.isShared ?? false);
  const [wasSent, setSent] = useState(false);
  const save = useSaveView();
  const isUnnamed = name.trim() === '';
  const submit = () => {
    setSent(true);
    if (isUnnamed) return;
    save.mutate(
      { view, fields: { ...fields, name: name.trim(), isShared } },
      {
        onSuccess(saved) {
          onSaved(saved);
          onClose();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      title={t(view === undefined ? 'views.newTitle' : 'views.editTitle')}
      text={t(view === undefined ? 'views.newText' : 'views.editText')}
      submit={t('form.save')}
      isPending={save.isPending}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t('views.name')}
        value={name}
        onChange={setName}
        maxLength={nameLength}
        error={wasSent && isUnnamed ? t('moves.required') : undefined}
      />
      <ChoiceLabel>
        <input type="checkbox" checked={isShared} onChange={({ currentTarget }) => setShared(currentTarget.checked)} />
        {t('views.share')}
      </ChoiceLabel>
      {isWithoutSearch && <Note>{t('views.withoutSearch')}</Note>}
      {onRemove && (
        <Remove isDangerous onClick={onRemove}>
          <Trash2 size={16} aria-hidden />
          {t('views.remove')}
        </Remove>
      )}
    </ConfirmDialog>
  );
}
