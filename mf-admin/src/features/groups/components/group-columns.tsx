import type { CategoryType } from '@gvg/contracts/catalogue/terms';
import { localize } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';
import type { TFunction } from '@gvg/i18n';
import { Eye, EyeOff, RotateCcw, Trash2 } from '@gvg/ui/later-icons';
import { MissingEnglish } from '../../../components/missing-english.tsx';
import { NamedPicture } from '../../../components/named-picture.tsx';
import { RowActions } from '../../../components/row-actions.tsx';
import { StateTag, shownStateOf } from '../../../components/state-tag.tsx';
import type { StaffColumn } from '../../../table/staff-table.tsx';
import type { Group, GroupKind } from '../group-kinds.ts';

export interface GroupActions {
  show: (group: Group, isShowed: boolean) => void;
  /** Opens a confirmation before removing or restoring. */
  askStatus: (group: Group) => void;
}

/** Columns of the list of categories or producers in the language of the page. */
export function groupColumns(
  { name: kind }: GroupKind,
  { show, askStatus }: GroupActions,
  t: TFunction,
  locale: Locale,
): readonly StaffColumn<Group>[] {
  const typeColumn: StaffColumn<Group> = {
    id: 'type',
    header: t('groups.columns.type'),
    isMinor: true,
    cell: ({ type }) => t(`goods.categoryTypes.${type as CategoryType}`),
  };
  return [
    {
      id: 'name',
      header: t(`groups.${kind}.name`),
      cell: ({ name, image }) => <NamedPicture image={image} name={localize(name, locale)} />,
    },
    {
      id: 'other',
      header: t('groups.columns.other'),
      isMinor: true,
      cell: ({ name }) => (name.en === '' ? <MissingEnglish /> : locale === 'vi' ? name.en : name.vi),
    },
    ...(kind === 'categories' ? [typeColumn] : []),
    {
      id: 'state',
      isState: true,
      header: t('goods.columns.state'),
      cell: (group) => <StateTag of="groups" state={shownStateOf(group)} />,
    },
    {
      id: 'actions',
      header: t('goods.columns.actions'),
      cell: (group) => {
        const name = localize(group.name, locale);
        const restore = { label: t('goods.restore', { name }), Icon: RotateCcw, run: () => askStatus(group) };
        if (group.isDeleted) return <RowActions actions={[restore]} />;
        return (
          <RowActions
            actions={[
              {
                label: t(group.isShowed ? 'goods.hide' : 'goods.show', { name }),
                Icon: group.isShowed ? EyeOff : Eye,
                run: () => show(group, !group.isShowed),
              },
              { label: t('goods.remove', { name }), Icon: Trash2, run: () => askStatus(group) },
            ]}
          />
        );
      },
    },
  ];
}
