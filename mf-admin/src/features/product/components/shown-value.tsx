import { localize } from '@gvg/contracts/values/locale';
import { useQuery } from '@gvg/query';
import { Picture, color, radius, rem, styled } from '@gvg/ui';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { groupsQuery } from '../../groups/api/groups.ts';
import { groupKinds } from '../../groups/group-kinds.ts';

const Pictures = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  '& > img': { width: rem(36), height: rem(36), borderRadius: radius.input - 6, backgroundColor: color.rice },
});

/** Enough to distinguish two texts. */
const shownLength = 240;

function plainText(markup: string): string {
  const text = new DOMParser().parseFromString(markup, 'text/html').body.textContent.trim();
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
}

/** Formats a form value for the display of an edit conflict. */
export function ShownValue({ path, value }: { path: string; value: unknown }) {
  const { t, locale } = useStaffTexts();
  const { data: categories = [] } = useQuery(groupsQuery(groupKinds.categories));
  const { data: producers = [] } = useQuery(groupsQuery(groupKinds.producers));
  const [field = ''] = path.split('.');
  if (Array.isArray(value))
    return (
      <Pictures>
        {value.map((url: string) => (
          <Picture key={url} src={url} alt="" sizes="36px" widest={80} />
        ))}
      </Pictures>
    );
  const text = String(value);
  if (field === 'isShowed') return <>{t(value === true ? 'goods.state.SHOWN' : 'goods.state.HIDDEN')}</>;
  if (text === '') return <>—</>;
  switch (field) {
    case 'description':
      return <>{plainText(text)}</>;
    case 'category':
    case 'producer': {
      const group = [...categories, ...producers].find(({ _id }) => _id === text);
      return <>{group === undefined ? text : localize(group.name, locale)}</>;
    }
    case 'type':
      return <>{t(`product.types.${text}`)}</>;
    case 'priority':
      return <>{t(`product.priorities.${text}`)}</>;
    case 'unit':
      return <>{t(`product.units.${text}`)}</>;
    default:
      return <>{text}</>;
  }
}
