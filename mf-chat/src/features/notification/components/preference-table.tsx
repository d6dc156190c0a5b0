import type { Preferences } from '@gvg/contracts/notify/http/preferences';
import { customerNotificationTypes } from '@gvg/contracts/notify/terms';
import { VisuallyHidden, color, fontSize, fontWeight, rem, styled, tapTarget } from '@gvg/ui';
import { startTransition, useOptimistic } from 'react';
import { useNotificationTexts } from '../../../texts/notification-texts.ts';
import { useUpdatePreferences } from '../api/preferences.ts';
import { withPreference } from '../with-preference.ts';
import type { Channel } from '../with-preference.ts';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.note,
  '& th, & td': { padding: 0, borderBottom: `1px solid ${color.line}` },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& thead th': { paddingBlock: 6, color: color.muted, fontSize: fontSize.small, fontWeight: fontWeight.strong },
  '& th:first-of-type': { textAlign: 'start' },
  '& tbody th': { fontWeight: fontWeight.text },
  '& td, & thead th:not(:first-of-type)': { width: rem(72), textAlign: 'center' },
});
const Choice = styled('label')({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: tapTarget,
  minHeight: tapTarget,
  cursor: 'pointer',
  '& input': { width: 20, height: 20, margin: 0, accentColor: color.jade, cursor: 'inherit' },
});

/** A checkbox for each type and channel. Each choice is shown and saved immediately. */
export function PreferenceTable({ preferences: saved, hasPush }: { preferences: Preferences; hasPush: boolean }) {
  const { t } = useNotificationTexts();
  const [preferences, show] = useOptimistic(saved);
  const save = useUpdatePreferences();
  // A pending write is visible only a moment later, and the checkbox would show its old state until then.
  const choose = (changed: Preferences) =>
    startTransition(async () => {
      show(changed);
      await save.mutateAsync({ body: changed }).catch(() => undefined);
    });
  const channels: readonly Channel[] = hasPush ? ['mail', 'push'] : ['mail'];
  return (
    <Table>
      <caption>
        <VisuallyHidden>{t('preferences.caption')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('preferences.type')}</th>
          {channels.map((channel) => (
            <th key={channel} scope="col">
              {t(`preferences.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {customerNotificationTypes
          .filter((type) => channels.some((channel) => type in preferences[channel]))
          .map((type) => (
            <tr key={type}>
              <th scope="row">{t(`types.${type}`)}</th>
              {channels.map((channel) => {
                const choices: Partial<Record<typeof type, boolean>> = preferences[channel];
                const isOn = choices[type];
                return (
                  <td key={channel}>
                    {isOn !== undefined && (
                      <Choice>
                        <VisuallyHidden>
                          {t('preferences.choice', {
                            type: t(`types.${type}`),
                            channel: t(`preferences.channel.${channel}`),
                          })}
                        </VisuallyHidden>
                        <input
                          type="checkbox"
                          checked={isOn}
                          onChange={() => choose(withPreference(preferences, channel, type, !isOn))}
                        />
                      </Choice>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
      </tbody>
    </Table>
  );
}
