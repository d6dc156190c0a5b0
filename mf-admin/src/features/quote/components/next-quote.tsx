import { useQuery } from '@gvg/query';
import { Link, useNavigate } from '@gvg/router';
import { color, fontSize, fontWeight, rem, styled, tapTarget } from '@gvg/ui';
import { useShortcut } from '../../../form/use-shortcut.ts';
import { shortcuts } from '../../../keys/area-keys.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { quotesQuery } from '../../quotes/api/quotes.ts';

const Next = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: rem(32),
  color: color.jade,
  fontWeight: fontWeight.strong,
  '& kbd': {
    padding: '0 6px',
    border: '1px solid currentColor',
    borderRadius: 6,
    font: 'inherit',
    fontSize: fontSize.tiny,
  },
  '@media (pointer: coarse)': { minHeight: tapTarget, '& kbd': { display: 'none' } },
});

/** Link to the longest waiting other request, also by keyboard shortcut. Empty if there is none. */
export function NextQuote({ id }: { id: string }) {
  const { t } = useStaffTexts();
  const navigate = useNavigate();
  const { data } = useQuery(quotesQuery({ status: 'REQUESTED', sort: 'createdAt', limit: 2 }));
  const next = data?.docs.find(({ _id }) => _id !== id);
  const path = next && `/admin/quotes/${next._id}`;
  useShortcut(shortcuts.nextQuote, () => path !== undefined && void navigate(path));
  return (
    path !== undefined && (
      <Next to={path} aria-keyshortcuts="Alt+N">
        {t('quote.next')}
        <kbd aria-hidden>Alt N</kbd>
      </Next>
    )
  );
}
