import type { Category } from '@gvg/contracts/catalogue/http/categories';
import type { Product } from '@gvg/contracts/catalogue/http/products';
import { localize } from '@gvg/contracts/values/locale';
import { PanelTitle, Section, SectionTitle, Text, from, styled } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';
import { RichText } from '../../text/components/rich-text.tsx';
import { DetailsTable } from './details-table.tsx';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 0.9fr)', gap: 48 },
});

const Notes = styled('div')({
  display: 'grid',
  gap: 20,
  marginTop: 24,
  '& h3': { marginBottom: 4 },
  '& p': { whiteSpace: 'pre-line' },
});

const Title = styled(SectionTitle)({ marginBottom: 12 });

const notes = ['ingredients', 'storage', 'warnings'] as const;

/** Description, ingredients, storage, warnings and details of a product. */
export function ProductTexts({ product, category }: { product: Product; category: Category | undefined }) {
  const { t, locale } = useTexts();
  return (
    <Section>
      <Columns>
        <section aria-labelledby="description">
          <Title id="description">{t('product.description')}</Title>
          <RichText html={localize(product.description, locale)} />
          <Notes>
            {notes.map((note) => {
              const text = product[note];
              return (
                text && (
                  <div key={note}>
                    <PanelTitle>{t(`product.${note}`)}</PanelTitle>
                    <Text>{localize(text, locale)}</Text>
                  </div>
                )
              );
            })}
          </Notes>
        </section>
        <section aria-labelledby="details">
          <Title id="details">{t('product.details')}</Title>
          <DetailsTable product={product} category={category} />
        </section>
      </Columns>
    </Section>
  );
}
