import { RecoveryCodes } from '@gvg/customer-ui/second-factor';
import { Button } from '@gvg/ui';
import { ChoiceLabel } from '@gvg/ui/later-components';
import { useEffect, useRef, useState } from 'react';
import { useAccountTexts } from '../../../texts/account-texts.ts';

/** The recovery codes. Continuing requires a confirmation that they are stored. */
export function RecoveryStep({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useAccountTexts();
  const [isStored, setStored] = useState(false);
  const step = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => step.current?.focus(), []);
  return (
    <>
      <div ref={step} tabIndex={-1}>
        <RecoveryCodes codes={codes} />
      </div>
      <ChoiceLabel>
        <input type="checkbox" checked={isStored} onChange={({ currentTarget }) => setStored(currentTarget.checked)} />
        {t('secondFactor.stored')}
      </ChoiceLabel>
      <div>
        <Button disabled={!isStored} onClick={onDone}>
          {t('secondFactor.done')}
        </Button>
      </div>
    </>
  );
}
