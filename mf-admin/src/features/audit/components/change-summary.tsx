import { below, color, fontWeight, styled } from '@gvg/ui';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import type { Change } from '../changes.ts';
import { describePath, describeValue } from '../describe-value.ts';

const Line = styled('span')({
  display: 'inline-block',
  maxWidth: '28rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
  whiteSpace: 'nowrap',
  [below.tablet]: { maxWidth: '100%' },
  '& del': { color: color.muted },
  '& ins': { fontWeight: fontWeight.strong, textDecoration: 'none' },
});

/** First changed field, and the number of other ones. */
export function ChangeSummary({ changes, subjectType }: { changes: readonly Change[]; subjectType: string }) {
  const { t, locale } = useStaffTexts();
  const [first] = changes;
  if (first === undefined) return <>–</>;
  const show = (value: Change['before']) => describeValue(value, { path: first.path, subjectType }, { t, locale });
  return (
    <Line>
      {describePath(first.path, t)}{' '}
      {first.before !== undefined && (
        <>
          <del>{show(first.before)}</del> →{' '}
        </>
      )}
      <ins>{show(first.after)}</ins>
      {changes.length > 1 && ` ${t('audit.more', { count: changes.length - 1 })}`}
    </Line>
  );
}
