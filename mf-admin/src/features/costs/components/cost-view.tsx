import { countryName } from '@gvg/customer-ui';
import { useQuery } from '@gvg/query';
import { Link, useParams } from '@gvg/router';
import { ButtonLink, EmptyState, SkeletonBox, Tag } from '@gvg/ui';
import { PageHead } from '../../../area/page-head.tsx';
import { useChangedByOthers } from '../../../area/use-changed-by-others.ts';
import { LoadError } from '../../../components/load-error.tsx';
import { OutdatedNote } from '../../../table/outdated-note.tsx';
import { formatDayTime } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { allCostsQuery, costsKey } from '../api/costs.ts';
import { placeCosts } from '../cost-states.ts';
import { BesideMatrix } from './beside-matrix.tsx';
import { CostEditor } from './cost-editor.tsx';

/** Page of one stored rate. */
export function CostView() {
  const { t, locale } = useStaffTexts();
  const id = useParams()['id'] ?? '';
  const { data, error, isError, dataUpdatedAt, refetch } = useQuery(allCostsQuery);
  useChangedByOthers('cost', costsKey);
  const placed = data && placeCosts(data, new Date());
  const own = placed?.find(({ cost }) => cost._id === id);
  const inForce = placed?.find(
    ({ cost, state }) =>
      state === 'IN_FORCE' && cost.country === own?.cost.country && cost.service === own.cost.service,
  )?.cost;
  const sentence = () => {
    if (own === undefined || own.state === 'REMOVED') return null;
    const { state, cost, successor } = own;
    if (state === 'ENDED') return t('costs.endedAt', { time: formatDayTime(new Date(successor!.validFrom), locale) });
    const time = formatDayTime(new Date(cost.validFrom), locale);
    return t(state === 'IN_FORCE' ? 'costs.inForceSince' : 'costs.comesAt', { time });
  };
  const content = () => {
    if (placed !== undefined && own !== undefined)
      return (
        <BesideMatrix placed={placed} chosen={id}>
          <CostEditor key={`${id} ${own.state}`} edited={own.cost} placed={own} inForce={inForce} />
        </BesideMatrix>
      );
    if (placed !== undefined)
      return (
        <EmptyState title={t('costs.missing')}>
          <ButtonLink to="/admin/costs">{t('costs.toList')}</ButtonLink>
        </EmptyState>
      );
    return error === null ? (
      <SkeletonBox sx={{ height: 480 }} />
    ) : (
      <LoadError error={error} retry={() => void refetch()} />
    );
  };
  return (
    <>
      <PageHead
        title={
          <>
            <Link to="/admin/costs">{t('costs.title')} /</Link>{' '}
            {own && `${countryName(own.cost.country, locale)}, ${t(`order.service.${own.cost.service}`)}`}
          </>
        }
      >
        {own && (
          <>
            <Tag tone={own.state === 'COMING' ? 'gold' : own.state === 'IN_FORCE' ? 'soft' : 'plain'}>
              {t(`costs.state.${own.state}`)}
            </Tag>
            <span>{sentence()}</span>
          </>
        )}
      </PageHead>
      {data !== undefined && isError && <OutdatedNote since={dataUpdatedAt} onReload={() => void refetch()} />}
      {content()}
    </>
  );
}
