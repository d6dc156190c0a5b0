import type { ApiError } from '@gvg/browser-kit';
import { useQuery } from '@gvg/query';
import { SkeletonBox, from, styled } from '@gvg/ui';
import { Notice } from '@gvg/ui/later-components';
import type { ReactNode } from 'react';
import { PageHead } from '../../../area/page-head.tsx';
import { useChangedByOthers } from '../../../area/use-changed-by-others.ts';
import { useIsSystem } from '../../../area/use-is-system.ts';
import { LoadError } from '../../../components/load-error.tsx';
import { OutdatedNote } from '../../../table/outdated-note.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { settingsKey, settingsQueries } from '../api/settings.ts';
import { AccountsCard, CartFigures } from './cart-cards.tsx';
import { RatesCard } from './rates-card.tsx';
import { SecurityCard } from './security-card.tsx';
import { SettingsSections } from './settings-sections.tsx';

const Cards = styled('div')({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const Stack = styled('div')({ display: 'grid', gap: 12, minWidth: 0 });

interface ServiceSettings<Data> {
  data: Data | undefined;
  error: ApiError | null;
  isError: boolean;
  dataUpdatedAt: number;
  refetch: () => unknown;
}

/** Each service loads separately, so that a failed one affects only its own cards. */
function Loaded<Data>({
  settings: { data, error, isError, dataUpdatedAt, refetch },
  height,
  children,
}: {
  settings: ServiceSettings<Data>;
  height: number;
  children: (data: Data) => ReactNode;
}) {
  if (data === undefined)
    return error === null ? <SkeletonBox sx={{ height }} /> : <LoadError error={error} retry={() => void refetch()} />;
  return (
    <>
      {isError && <OutdatedNote since={dataUpdatedAt} onReload={() => void refetch()} />}
      {children(data)}
    </>
  );
}

/** Page of the settings that control the shop's automatic behaviour. */
export function SettingsView() {
  const { t } = useStaffTexts();
  const isSystem = useIsSystem();
  const cart = useQuery(settingsQueries.cart);
  const catalogue = useQuery(settingsQueries.catalogue);
  const identity = useQuery(settingsQueries.identity);
  useChangedByOthers('settings', settingsKey);
  return (
    <>
      <PageHead title={t('settings.title')} />
      <SettingsSections />
      {!isSystem && <Notice>{t('area.systemOnly')}</Notice>}
      <Cards>
        <Stack>
          <Loaded settings={cart} height={420}>
            {(settings) => (
              <>
                <CartFigures name="orders" settings={settings} />
                <CartFigures name="quotes" settings={settings} />
              </>
            )}
          </Loaded>
          <Loaded settings={identity} height={160}>
            {(settings) => <SecurityCard settings={settings} />}
          </Loaded>
        </Stack>
        <Stack>
          <Loaded settings={cart} height={260}>
            {(settings) => <AccountsCard settings={settings} />}
          </Loaded>
          <Loaded settings={catalogue} height={320}>
            {(settings) => <RatesCard settings={settings} />}
          </Loaded>
        </Stack>
      </Cards>
    </>
  );
}
