import type { Session } from '@gvg/contracts/identity/http/account';
import { Note, Tag, color, fontWeight, styled } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { Laptop, Smartphone } from '@gvg/ui/later-icons';
import { useAccountTexts } from '../../../texts/account-texts.ts';
import { shortDay, timeAgo } from '../time-ago.ts';

const Row = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 14px',
  padding: '8px 20px',
  '& > svg': { flex: 'none', color: color.muted },
  '& > [data-end]': { marginInlineStart: 'auto' },
});
const Device = styled('div')({
  flex: '1 1 10rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > b': { fontWeight: fontWeight.strong },
});

/** One browser: its name, its last use, and a button to sign it out. */
export function SessionRow({ session, onEnd }: { session: Session; onEnd: (device: string) => void }) {
  const { t, locale } = useAccountTexts();
  const { browser, system, lastUsedAt, createdAt, isCurrent } = session;
  const device =
    browser !== '' && system !== ''
      ? t('sessions.on', { browser, system })
      : browser || system || t('sessions.unknown');
  const Icon = /Android|iOS|iPhone|iPad/.test(system) ? Smartphone : Laptop;
  return (
    <Row>
      <Icon size={22} strokeWidth={1.75} aria-hidden />
      <Device>
        <b>{device}</b>
        <Note>
          {isCurrent
            ? t('sessions.active')
            : t('sessions.lastUsed', { ago: timeAgo(lastUsedAt, locale), since: shortDay(createdAt, locale) })}
        </Note>
      </Device>
      {isCurrent ? (
        <Tag tone="soft" data-end>
          {t('sessions.current')}
        </Tag>
      ) : (
        <TextButton data-end aria-label={t('sessions.endLabel', { device })} onClick={() => onEnd(device)}>
          {t('sessions.end')}
        </TextButton>
      )}
    </Row>
  );
}
