import { useSession } from '@gvg/browser-kit';
import { Note, color, fontSize, fontWeight, radius, styled } from '@gvg/ui';
import { ChoiceLabel, Notice } from '@gvg/ui/later-components';
import { useId } from 'react';
import { useNotificationTexts } from '../../../texts/notification-texts.ts';
import { usePush } from '../push/use-push.ts';

const Frame = styled('div')({ padding: '8px 16px 14px', border: `1px solid ${color.line}`, borderRadius: radius.card });
const Label = styled(ChoiceLabel)({ fontSize: fontSize.text, fontWeight: fontWeight.strong });
const Obstacle = styled(Notice)({ margin: '8px 0 0' });

/** Switches push messages in this browser, if it supports them and the person permits them. */
export function PushSwitch({ pushKey }: { pushKey: string }) {
  const { t } = useNotificationTexts();
  const session = useSession();
  const hintId = useId();
  const { state, isPending, turn } = usePush({ key: pushKey, user: session.status === 'user' ? session.user.id : '' });
  const isPossible = state === 'on' || state === 'off';
  return (
    <Frame>
      <Label>
        <input
          type="checkbox"
          role="switch"
          checked={state === 'on'}
          disabled={!isPossible || isPending}
          aria-describedby={hintId}
          onChange={({ currentTarget }) => turn(currentTarget.checked)}
        />
        {t('push.title')}
      </Label>
      <div id={hintId} role="status">
        {state === 'denied' || state === 'unsupported' ? (
          <Obstacle>{t(`push.${state}`)}</Obstacle>
        ) : (
          <Note>{t('push.text')}</Note>
        )}
      </div>
    </Frame>
  );
}
