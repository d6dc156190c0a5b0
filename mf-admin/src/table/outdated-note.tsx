import { Notice, TextButton } from '@gvg/ui/later-components';
import { formatTime } from '../texts/format.ts';
import { useStaffTexts } from '../texts/staff-texts.ts';

/** Note that a reload failed, with the age of the data and a retry. `since` in milliseconds. */
export function OutdatedNote({ since, onReload }: { since: number; onReload: () => void }) {
  const { t } = useStaffTexts();
  return (
    <Notice role="status">
      {t('list.outdated', { time: formatTime(new Date(since)) })}{' '}
      <TextButton onClick={onReload}>{t('list.reload')}</TextButton>
    </Notice>
  );
}
