import { SectionLinks } from '../../../components/section-links.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

/** Links between the sections of the settings. */
export function SettingsSections() {
  const { t } = useStaffTexts();
  return (
    <SectionLinks
      label={t('settings.sections')}
      links={[
        { to: '/admin/settings', name: t('settings.general') },
        { to: '/admin/settings/synonyms', name: t('synonyms.title') },
        { to: '/admin/settings/replies', name: t('replies.title') },
      ]}
    />
  );
}
