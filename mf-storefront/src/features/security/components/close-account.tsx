import { lazyDialog } from '@gvg/browser-kit/lazy-dialog';
import { Note, styled } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { useState } from 'react';
import { useAccountTexts } from '../../../texts/account-texts.ts';

const CloseAccountDialog = lazyDialog(() =>
  import(/* webpackChunkName: "account-dialogs" */ './close-account-dialog.tsx').then(
    ({ CloseAccountDialog }) => CloseAccountDialog,
  ),
);

const Frame = styled('section')({ paddingInline: 20 });

/** Button to close the account, below everything else. */
export function CloseAccount() {
  const { t } = useAccountTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <Frame aria-label={t('closing.title')}>
      <TextButton isDangerous aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('closing.title')}
      </TextButton>
      <Note>{t('closing.summary')}</Note>
      {isOpen && <CloseAccountDialog onClose={() => setOpen(false)} />}
    </Frame>
  );
}
