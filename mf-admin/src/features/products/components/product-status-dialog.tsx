import { shellApi } from '@gvg/browser-kit';
import type { ProductCard } from '@gvg/contracts/catalogue/http/products';
import { localize } from '@gvg/contracts/values/locale';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useProductWrite } from '../../product/api/product.ts';

/** Confirms removing or restoring a product, and explains the effect. */
export function ProductStatusDialog({
  product: { _id: id, name: names, isDeleted, editRevision },
  onClose,
}: {
  product: Pick<ProductCard, '_id' | 'name' | 'isDeleted' | 'editRevision'>;
  onClose: () => void;
}) {
  const { t, locale } = useStaffTexts();
  const write = useProductWrite('setProductStatus');
  const name = localize(names, locale);
  const verb = isDeleted ? 'restore' : 'remove';
  return (
    <ConfirmDialog
      title={t(`goods.${verb}Title`, { name })}
      text={t(`products.${verb}Text`)}
      submit={t(`goods.${verb}Submit`)}
      isDangerous={!isDeleted}
      isPending={write.isPending}
      error={write.error}
      onSubmit={() =>
        write.mutate(
          { params: { id }, body: { isDeleted: !isDeleted, revision: editRevision } },
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
