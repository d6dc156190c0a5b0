import { shellApi } from '@gvg/browser-kit';
import { updateIdentitySettings } from '@gvg/contracts/identity/http/settings';
import type { IdentitySettings } from '@gvg/contracts/identity/http/settings';
import { Note } from '@gvg/ui';
import { ChoiceLabel } from '@gvg/ui/later-components';
import { useIsSystem } from '../../../area/use-is-system.ts';
import { useRecordForm } from '../../../form/use-record-form.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useUpdateSettings } from '../api/settings.ts';
import { SettingCard } from './setting-card.tsx';
import { SettingNote } from './setting-note.tsx';

const schema = updateIdentitySettings.body!.omit({ revision: true });
const valuesOf = ({ secondFactorRequired }: IdentitySettings) => ({ secondFactorRequired });

export function SecurityCard({ settings }: { settings: IdentitySettings }) {
  const { t } = useStaffTexts();
  const isSystem = useIsSystem();
  const { mutateAsync: update } = useUpdateSettings('updateIdentitySettings');
  const word = (value: unknown) => t(value === true ? 'settings.yes' : 'settings.no');
  const form = useRecordForm({
    stored: settings,
    valuesOf,
    schema,
    save: async (values, revision) => {
      await update({ ...values, revision });
      shellApi().toast({ kind: 'success', text: t('form.saved') });
    },
    labelOf: () => t('settings.fields.secondFactorRequired'),
    show: (_, value) => word(value),
  });
  return (
    <SettingCard name="security" form={form}>
      <ChoiceLabel>
        <input type="checkbox" disabled={!isSystem} {...form.register('secondFactorRequired')} />
        {t('settings.fields.secondFactorRequired')}
      </ChoiceLabel>
      <Note>{t('settings.help.secondFactorRequired')}</Note>
      <SettingNote
        change={settings.changes['secondFactorRequired']}
        defaultText={word(settings.defaults.secondFactorRequired)}
      />
    </SettingCard>
  );
}
