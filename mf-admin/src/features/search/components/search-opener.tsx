import { Search, VisuallyHidden, color, fontSize, from, radius, rem, styled } from '@gvg/ui';
import { loadAreaDialog, useAreaDialogs } from '../../../area/area-dialogs.tsx';
import { toolStyles } from '../../../area/tool-styles.ts';
import { KeyCap } from '../../../keys/components/key-cap.tsx';
import { areaKeys } from '../../../keys/area-keys.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

/** Icon like the others of the head. In wide windows it looks like the input that it opens. */
const Opener = styled('button')({
  ...toolStyles,
  '& > span:not([data-name]), & > kbd': { display: 'none' },
  [from.wide]: {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    width: rem(268),
    marginInlineEnd: 8,
    padding: '0 10px 0 14px',
    border: `1px solid ${color.line}`,
    borderRadius: radius.pill,
    backgroundColor: color.card,
    color: color.muted,
    fontSize: fontSize.note,
    '& > span:not([data-name])': {
      display: 'block',
      flex: 1,
      overflow: 'hidden',
      textAlign: 'start',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& > kbd': { display: 'inline-grid' },
    '&:hover': { borderColor: color.jade, color: color.ink },
  },
});

/** Button that opens the search. */
export function SearchOpener() {
  const { t } = useStaffTexts();
  const openDialog = useAreaDialogs();
  const load = () => loadAreaDialog('search');
  return (
    <Opener
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={areaKeys.search}
      onPointerEnter={load}
      onFocus={load}
      onClick={() => openDialog('search')}
    >
      <Search size={20} aria-hidden />
      <VisuallyHidden data-name="">{t('search.title')}</VisuallyHidden>
      <span aria-hidden>{t('search.opener')}</span>
      <KeyCap>{areaKeys.search}</KeyCap>
    </Opener>
  );
}
