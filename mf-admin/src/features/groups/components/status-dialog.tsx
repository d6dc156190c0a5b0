import { shellApi } from '@gvg/browser-kit';
import { localize } from '@gvg/contracts/values/locale';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useGroupWrite } from '../api/groups.ts';
import type { Group, GroupKind } from '../group-kinds.ts';

/** Confirms removing or restoring, and explains the effect on products. */
export function StatusDialog({ kind, group, onClose }: { kind: GroupKind; group: Group; onClose: () => void }) {
  const { t, locale } = useStaffTexts();
  const write = useGroupWrite(kind);
  const name = localize(group.name, locale);
  const verb = group.isDeleted ? 'restore' : 'remove';
  return (
    <ConfirmDialog
      title={t(`goods.${verb}Title`, { name })}
      text={t(`groups.${kind.name}.${verb}Text`)}
      submit={t(`goods.${verb}Submit`)}
      isDangerous={!group.isDeleted}
      isPending={write.isPending}
      error={write.error}
      onSubmit={() =>
        write.mutate(
          { id: group._id, revision: group.revision, isDeleted: !group.isDeleted },
          {
            onSuccess: () => {
              onClose();
              shellApi().toast({ kind: 'success', text: t(`goods.${verb}Done`, { name }) });
            },
          },
        )
      }
      onClose={onClose}
    />
  );
}
