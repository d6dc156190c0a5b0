import { shellApi } from '@gvg/browser-kit';
import type { Arrival } from '@gvg/contracts/cart/http/arrivals';
import type { Locale } from '@gvg/contracts/values/locale';
import { localize } from '@gvg/contracts/values/locale';
import { useSignedAddress } from '@gvg/customer-ui/private-pictures';
import type { TFunction } from '@gvg/i18n';
import { Link } from '@gvg/router';
import { Picture, below, color, fontSize, fontWeight, radius, rem, styled } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { LongText } from '../../../components/long-text.tsx';
import { PersonName } from '../../../components/person-name.tsx';
import type { StaffColumn } from '../../../table/staff-table.tsx';
import { formatDayTime } from '../../../texts/format.ts';

const Photos = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  padding: '6px 0',
  '& button': {
    width: rem(56),
    height: rem(56),
    padding: 0,
    overflow: 'hidden',
    border: `1px solid ${color.line}`,
    borderRadius: radius.input,
    background: 'none',
    cursor: 'zoom-in',
  },
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
});
const Parts = styled('span')({
  display: 'inline-grid',
  maxWidth: rem(300),
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  [below.tablet]: { maxWidth: '100%' },
  '& small': { color: color.muted, fontSize: fontSize.small },
  '& a': { color: color.jade, fontWeight: fontWeight.strong },
});
const Match = styled('span')({ color: color.jade, fontWeight: fontWeight.strong });

/** The non-breaking space keeps the number of pieces next to its sign. */
const goodsOf = ({ name, amount }: Pick<Arrival['suggestions'][number]['line'], 'name' | 'amount'>, locale: Locale) =>
  `${localize(name, locale)} ×\u00a0${amount}`;

function ArrivalPhotos({
  arrival: { photos, at, note },
  t,
  locale,
}: {
  arrival: Arrival;
  t: TFunction;
  locale: Locale;
}) {
  const shownAt = useSignedAddress();
  const time = formatDayTime(new Date(at), locale);
  const shown = photos.map(({ signedUrl }, index) => ({
    url: shownAt(signedUrl),
    alt: t('buying.arrivalPhoto', { number: index + 1, time }),
  }));
  return (
    <Parts>
      <Photos>
        {shown.map(({ url, alt }, index) => (
          <button key={url} type="button" aria-label={alt} onClick={() => shellApi().showImages(shown, index)}>
            <Picture src={url} alt="" sizes="56px" widest={160} />
          </button>
        ))}
      </Photos>
      {note !== '' && (
        <small>
          <LongText text={note} />
        </small>
      )}
    </Parts>
  );
}

function LineCell({
  arrival: { assigned, suggestions },
  t,
  locale,
}: {
  arrival: Arrival;
  t: TFunction;
  locale: Locale;
}) {
  if (assigned !== undefined)
    return (
      <Parts>
        <span>{goodsOf(assigned.line, locale)}</span>
        <Link to={`/admin/orders/${assigned.code}`}>{assigned.code}</Link>
      </Parts>
    );
  if (suggestions.length === 0) return <Parts>{t('buying.noSuggestion')}</Parts>;
  return (
    <Parts>
      {suggestions.map(({ line, code, customer, match }) => (
        <span key={line._id}>
          <Match>{t(`buying.match.${match}`)}</Match> {goodsOf(line, locale)}{' '}
          <small>
            {code} · {customer}
          </small>
        </span>
      ))}
    </Parts>
  );
}

/** Columns of arrivals. `onAssign` opens the assignment of an unknown one. */
export function arrivalColumns(
  t: TFunction,
  locale: Locale,
  onAssign?: (arrival: Arrival) => void,
): readonly StaffColumn<Arrival>[] {
  return [
    {
      id: 'parcel',
      header: t('buying.columns.parcel'),
      cell: ({ tracking }) => <Parts>{tracking ?? t('buying.noCode')}</Parts>,
    },
    {
      id: 'photos',
      header: t('buying.columns.photos'),
      cell: (arrival) => <ArrivalPhotos arrival={arrival} t={t} locale={locale} />,
    },
    {
      id: 'line',
      header: t('buying.columns.line'),
      cell: (arrival) => <LineCell arrival={arrival} t={t} locale={locale} />,
    },
    {
      id: 'at',
      isSortable: true,
      isNumber: true,
      header: t('buying.columns.arrivedAt'),
      cell: ({ at, by }) => (
        <Parts>
          {formatDayTime(new Date(at), locale)}
          <small>
            <PersonName id={by} />
          </small>
        </Parts>
      ),
    },
    ...(onAssign === undefined
      ? []
      : [
          {
            id: 'moves',
            isAtEnd: true,
            header: t('buying.columns.moves'),
            cell: (arrival: Arrival) => (
              <TextButton
                aria-label={t('buying.assignOf', {
                  parcel: arrival.tracking ?? formatDayTime(new Date(arrival.at), locale),
                })}
                onClick={() => onAssign(arrival)}
              >
                {t('buying.assign.open')}
              </TextButton>
            ),
          },
        ]),
  ];
}
