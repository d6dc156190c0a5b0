import { Notice, TextButton } from '@gvg/ui/later-components';
import { formatTime } from '../texts/format.ts';
import { useStaffTexts } from '../texts/staff-texts.ts';

/** What is shown could not be loaded anew: of when it is, and the way to try again. `since` in milliseconds. */
export function OutdatedNote({ since, onReload }: { since: number; onReload: () => void }) {
  const { t } = useStaffTexts();
  return (
    <Notice role="status">
      {t('list.outdated', { time: formatTime(new Date(since)) })}{' '}
      <TextButton onClick={onReload}>{t('list.reload')}</TextButton>
    </Notice>
  );
}
