import type { ImportRow } from '@gvg/contracts/catalogue/http/product-imports';
import { localize } from '@gvg/contracts/values/locale';
import { NamedPicture } from '../../../components/named-picture.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

/** Product of a row. A picture that is not uploaded to the shop yet is not shown. */
export function FileProduct({ row: { name, image } }: { row: Pick<ImportRow, 'name' | 'image'> }) {
  const { locale } = useStaffTexts();
  return <NamedPicture image={image?.startsWith('/') === true ? image : undefined} name={localize(name, locale)} />;
}
