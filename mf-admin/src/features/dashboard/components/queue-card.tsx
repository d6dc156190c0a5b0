import { Link } from '@gvg/router';
import {
  ButtonLink,
  Note,
  below,
  color,
  fontSize,
  fontWeight,
  from,
  radius,
  rem,
  styled,
  tabularFigures,
} from '@gvg/ui';
import type { ReactNode } from 'react';
import { CardContent, CardLink, StaffCard } from '../../../components/staff-card.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { CardState } from './card-state.tsx';
import type { Loaded } from './card-state.tsx';

const Count = styled('span')({
  ...tabularFigures,
  minWidth: rem(24),
  padding: '0 7px',
  borderRadius: radius.pill,
  backgroundColor: color.soil,
  color: color.ink,
  fontWeight: fontWeight.heading,
  lineHeight: rem(22),
  textAlign: 'center',
  '&[data-some]': { backgroundColor: color.clay, color: color.onClay },
});
/** Phones show only the first row. */
const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [below.tablet]: { '& > li + li': { display: 'none' } },
});
const Begin = styled('div')({
  padding: '4px 16px 14px',
  '& > a': { width: '100%' },
  [from.tablet]: { display: 'none' },
});
const Row = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 10,
  minHeight: rem(53),
  padding: '6px 16px',
  color: color.ink,
  textDecoration: 'none',
  lineHeight: 1.4,
  'li + li > &': { borderTop: `1px solid ${color.line}` },
  '&:hover': { backgroundColor: color.paper },
  '&:focus-visible': { outlineOffset: -3 },
});
const Text = styled('span')({
  minWidth: 0,
  '& > *': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > b': { fontWeight: fontWeight.heading },
  '& > span': { color: color.muted, fontSize: fontSize.small },
});
const When = styled('span')({
  flex: 'none',
  maxWidth: '45%',
  color: color.muted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  textAlign: 'end',
  '&[data-late]': { color: color.clay },
});

/** Row of a queue: title, content, and waiting or remaining time. */
export interface QueueRow {
  id: string;
  /** Path of the page, without language prefix. */
  to: string;
  title: string;
  text: string;
  when: string;
  isLate?: boolean;
}

export interface QueueCardProps<Data> {
  title: string;
  icon: ReactNode;
  of: Loaded<Data>;
  countOf: (data: Data) => number;
  rowsOf: (data: Data) => QueueRow[];
  /** Path of the whole queue. */
  to: string;
  /** Label of the button on phones that starts with the first row. */
  begin?: string;
}

/** Queue of work: its size and first rows. */
export function QueueCard<Data>({ title, icon, of, countOf, rowsOf, to, begin }: QueueCardProps<Data>) {
  const { t } = useStaffTexts();
  const rows = of.data === undefined ? [] : rowsOf(of.data);
  const count = of.data === undefined ? undefined : countOf(of.data);
  const isUrgent = rows.some(({ isLate }) => isLate);
  const [first] = rows;
  return (
    <StaffCard
      title={title}
      icon={icon}
      isUrgent={isUrgent}
      head={
        <>
          {count !== undefined && <Count {...(count > 0 ? { 'data-some': '' } : {})}>{count}</Count>}
          <CardLink data-end="" to={to} aria-label={`${t('dashboard.open')}: ${title}`}>
            {t('dashboard.open')}
          </CardLink>
        </>
      }
    >
      <CardState of={of}>
        {() =>
          rows.length === 0 ? (
            <CardContent>
              <Note>{t('dashboard.nothing')}</Note>
            </CardContent>
          ) : (
            <List>
              {rows.map(({ id, to: target, title: name, text, when, isLate = false }) => (
                <li key={id}>
                  <Row to={target}>
                    <Text>
                      <b>{name}</b>
                      <span>{text}</span>
                    </Text>
                    <When {...(isLate ? { 'data-late': '' } : {})}>{when}</When>
                  </Row>
                </li>
              ))}
            </List>
          )
        }
      </CardState>
      {begin !== undefined && first !== undefined && (
        <Begin>
          <ButtonLink variant={isUrgent ? 'primary' : 'outlined'} to={first.to}>
            {begin}
          </ButtonLink>
        </Begin>
      )}
    </StaffCard>
  );
}
