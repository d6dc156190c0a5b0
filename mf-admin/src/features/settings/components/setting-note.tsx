import type { SettingChange } from '@gvg/contracts/definitions/settings';
import { Note } from '@gvg/ui';
import { PersonName } from '../../../components/person-name.tsx';
import { formatDayTime } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

/** Default of a setting, and its last change. */
export function SettingNote({
  change,
  defaultText,
}: {
  change: SettingChange | undefined;
  defaultText?: string | undefined;
}) {
  const { t, locale } = useStaffTexts();
  const [before = '', after = ''] = t('settings.changed', {
    name: '\u0000',
    time: change === undefined ? '' : formatDayTime(new Date(change.at), locale),
  }).split('\u0000');
  return (
    <Note>
      {defaultText !== undefined && `${t('settings.defaultIs', { value: defaultText })} · `}
      {change === undefined ? (
        t('settings.never')
      ) : (
        <>
          {before}
          <PersonName id={change.by} />
          {after}
        </>
      )}
    </Note>
  );
}
