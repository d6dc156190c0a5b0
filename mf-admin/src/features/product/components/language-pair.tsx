import { FormField } from '@gvg/browser-kit/forms';
import type { ApiForm } from '@gvg/browser-kit/forms';
import { locales } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';
import { styled } from '@gvg/ui';
import { MissingEnglish } from '../../../components/missing-english.tsx';
import { RichTextField } from '../../../rich-text/rich-text-field.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import type { LocalizedField, ProductBody, ProductValues } from '../product-values.ts';
import { Languages } from './form-layout.ts';

export type ProductFormState = ApiForm<ProductValues, ProductBody>;

/** The mark is next to the label, which accepts only text. */
const Field = styled('div')({
  position: 'relative',
  minWidth: 0,
  '& > [data-mark]': { position: 'absolute', top: 0, insetInlineEnd: 0 },
});

export interface LanguagePairProps {
  form: ProductFormState;
  field: LocalizedField;
  kind: 'line' | 'lines' | 'rich';
  maxLength: number;
}

/** A text in Vietnamese and English. Missing English is marked but does not block saving, because customers then see the Vietnamese text. */
export function LanguagePair({ form, field, kind, maxLength }: LanguagePairProps) {
  const { t } = useStaffTexts();
  const { vi, en } = form.watch(field);
  const label = (language: Locale) => `${t(`product.fields.${field}`)} · ${t(`product.languages.${language}`)}`;
  const errorOf = (language: Locale) => form.getFieldState(`${field}.${language}`, form.formState).error?.message;
  const control = (language: Locale) => {
    const name = `${field}.${language}` as const;
    if (kind === 'rich') {
      // Registers the name, so that an error of the service appears here.
      form.register(name);
      return (
        <RichTextField
          label={label(language)}
          language={language}
          value={language === 'vi' ? vi : en}
          error={errorOf(language)}
          placeholder={language === 'en' ? t('product.englishPlaceholder') : undefined}
          onChange={(markup) =>
            form.setValue(name, markup, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
          }
        />
      );
    }
    const Control = kind === 'line' ? 'input' : 'textarea';
    return (
      <FormField label={label(language)} error={errorOf(language)}>
        {(attributes) => (
          <Control
            {...attributes}
            {...form.register(name)}
            {...(kind === 'lines' ? { rows: 2 } : {})}
            lang={language}
            maxLength={maxLength}
          />
        )}
      </FormField>
    );
  };
  return (
    <Languages>
      {locales.map((language) => (
        <Field key={language}>
          {control(language)}
          {language === 'en' && vi !== '' && en === '' && (
            <span data-mark="">
              <MissingEnglish />
            </span>
          )}
        </Field>
      ))}
    </Languages>
  );
}
