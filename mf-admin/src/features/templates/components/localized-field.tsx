import { FormField, useController, useWatch } from '@gvg/browser-kit/forms';
import { locales } from '@gvg/contracts/values/locale';
import type { Locale, LocalizedText } from '@gvg/contracts/values/locale';
import { fontWeight, styled } from '@gvg/ui';
import { MissingEnglish } from '../../../components/missing-english.tsx';
import { RichTextField } from '../../../rich-text/rich-text-field.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import type { TemplateForm } from '../use-template-draft.tsx';

/** Both languages side by side if there is room. */
const Pair = styled('div')({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  containerType: 'inline-size',
});
const Languages = styled('div')({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[data-beside]': { '@container (min-width: 32rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** The mark is next to the label, which accepts only text. */
const Field = styled('div')({
  position: 'relative',
  minWidth: 0,
  '& > [data-mark]': { position: 'absolute', top: -2, insetInlineEnd: 0, fontWeight: fontWeight.strong },
});

export type FieldKind = 'line' | 'lines' | 'rich';

interface OneLanguage {
  form: TemplateForm;
  /** Path of the text, without language. */
  name: string;
  label: string;
  language: Locale;
  kind: FieldKind;
  maxLength?: number | undefined;
}

function TextInLanguage({ form, name, label, language, kind, maxLength }: OneLanguage) {
  const { t } = useStaffTexts();
  const path = `${name}.${language}` as 'type';
  const { field, fieldState } = useController({ control: form.control, name: path });
  const value = (field.value as string | undefined) ?? '';
  const wholeLabel = `${label} · ${t(`templates.languages.${language}`)}`;
  const placeholder = language === 'en' ? t('templates.englishPlaceholder') : undefined;
  const error = fieldState.error?.message;
  if (kind === 'rich')
    return (
      <RichTextField
        label={wholeLabel}
        language={language}
        value={value}
        error={error}
        placeholder={placeholder}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    );
  const Control = kind === 'line' ? 'input' : 'textarea';
  return (
    <FormField label={wholeLabel} error={error}>
      {(control) => (
        <Control
          {...control}
          ref={field.ref}
          name={path}
          lang={language}
          autoComplete="off"
          placeholder={placeholder}
          maxLength={maxLength}
          value={value}
          onBlur={field.onBlur}
          onChange={({ currentTarget }: { currentTarget: { value: string } }) => field.onChange(currentTarget.value)}
          {...(kind === 'lines' ? { rows: 3 } : {})}
        />
      )}
    </FormField>
  );
}

/** A text in Vietnamese and English. A missing translation is marked but does not block saving. */
export function LocalizedField({
  form,
  name,
  label,
  kind = 'line',
  maxLength,
}: {
  form: TemplateForm;
  name: string;
  label: string;
  kind?: FieldKind;
  maxLength?: number;
}) {
  const text = useWatch({ control: form.control, name: name as 'type' }) as unknown as LocalizedText | undefined;
  const isMissing = text !== undefined && text.vi !== '' && text.en === '';
  return (
    <Pair>
      <Languages {...(kind === 'rich' ? {} : { 'data-beside': '' })}>
        {locales.map((language) => (
          <Field key={language}>
            <TextInLanguage {...{ form, name, label, language, kind, maxLength }} />
            {language === 'en' && isMissing && (
              <span data-mark="">
                <MissingEnglish />
              </span>
            )}
          </Field>
        ))}
      </Languages>
    </Pair>
  );
}
