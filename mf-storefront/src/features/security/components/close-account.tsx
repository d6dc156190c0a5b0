import { Note, styled } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { Suspense, lazy, useState } from 'react';
import { useAccountTexts } from '../../../texts/account-texts.ts';

const CloseAccountDialog = lazy(() => import(/* webpackChunkName: "account-dialogs" */ './close-account-dialog.tsx').then((module) => ({ default: module.CloseAccountDialog })));

const Frame = styled('section')({ paddingInline: 20 });

/** The way to close the account, below everything else. */
export function CloseAccount() {
  const { t } = useAccountTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <Frame aria-label={t('closing.title')}>
      <TextButton isDangerous aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('closing.title')}
      </TextButton>
      <Note>{t('closing.summary')}</Note>
      {isOpen && (
        <Suspense>
          <CloseAccountDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Frame>
  );
}
