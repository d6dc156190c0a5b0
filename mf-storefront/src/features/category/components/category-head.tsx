import type { Category } from '@gvg/contracts/catalogue/http/categories';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { localize } from '@gvg/contracts/values/locale';
import { Note, PageTitle, Picture, SkeletonBox, color, from, radius, styled } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';
import { Tinted } from '../../catalogue/components/tinted.tsx';
import { tintOf } from '../../catalogue/tint.ts';

const height = { phone: 104, tablet: 132 } as const;

const Frame = styled(Tinted)({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  aspectRatio: 'auto',
  minHeight: height.phone,
  padding: '12px 20px',
  borderRadius: radius.panel,
  [from.tablet]: { minHeight: height.tablet, padding: '12px 32px' },
});

const Words = styled('div')({ flex: 1, minWidth: 0, '& p': { color: color.ink, minHeight: '1.5em' } });

const Image = styled('div')({ flex: 'none', width: 80, height: 80, [from.tablet]: { width: 108, height: 108 } });

export interface CategoryHeadProps {
  category: Category;
  titleId: string;
  /** Number of its products, once loaded. */
  total: number | undefined;
}

/** Category header: name, type, product count and picture. */
export function CategoryHead({ category, titleId, total }: CategoryHeadProps) {
  const { t, locale } = useTexts();
  const name = localize(category.name, locale);
  const typeName = t(`catalogue.categoryType.${category.type}`);
  const facts = [
    typeName === name ? [] : typeName,
    total === undefined ? [] : t('listing.count', { count: total, formatted: formatNumber(total) }),
  ].flat();
  return (
    <Frame as="header" data-tint={tintOf(category.type)}>
      <Words>
        <PageTitle id={titleId}>{name}</PageTitle>
        <Note>{facts.join(' · ')}</Note>
      </Words>
      <Image>
        <Picture src={category.image} alt="" sizes="108px" widest={160} first />
      </Image>
    </Frame>
  );
}

export function CategoryHeadSkeleton() {
  return (
    <SkeletonBox
      aria-hidden
      sx={{
        mt: '44px',
        borderRadius: `${radius.panel}px`,
        height: height.phone,
        [from.tablet]: { height: height.tablet },
      }}
    />
  );
}
