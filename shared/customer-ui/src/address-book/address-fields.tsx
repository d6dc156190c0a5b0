import { countryFields } from '@gvg/addresses/country-fields';
import type { CountryField, CountryFields } from '@gvg/addresses/country-fields';
import { fieldLabels } from '@gvg/addresses/field-labels';
import { useLowestPrices } from '@gvg/customer-ui';
import { FormField, SelectField, TextAreaField, TextField } from '@gvg/browser-kit/forms';
import type { ApiForm } from '@gvg/browser-kit/forms';
import { columns, styled } from '@gvg/ui';
import { ChoiceLabel } from '@gvg/ui/later-components';
import { useId, useMemo } from 'react';
import type { AddressData, AddressValues } from './address-form.ts';
import { countryOptions } from './countries.ts';
import { useAddressTexts } from './texts.ts';

const Fields = styled('div')({ display: 'grid', gap: 16 });
const Columns = styled('div')({ display: 'grid', gridTemplateColumns: columns(2, 180), gap: 16, alignItems: 'start' });

type Form = ApiForm<AddressValues, AddressData>;

function CountrySelect({ form }: { form: Form }) {
  const { texts, locale } = useAddressTexts();
  const prices = useLowestPrices();
  const { sentTo, others } = useMemo(() => countryOptions(locale, Object.keys(prices)), [locale, prices]);
  const optionsOf = (options: typeof sentTo) =>
    options.map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ));
  return (
    <FormField label={texts.country} error={form.getFieldState('country', form.formState).error?.message}>
      {(control) => (
        <select {...control} {...form.register('country')} autoComplete="country">
          <option value="">{texts.chooseCountry}</option>
          {optionsOf(sentTo)}
          {sentTo.length > 0 && <hr />}
          {optionsOf(others)}
        </select>
      )}
    </FormField>
  );
}

const autoComplete = { region: 'address-level1', city: 'address-level2', postcode: 'postal-code' } as const;

/** Region, city or postcode, with the country's label and rules. */
function CountryDependentField({
  form,
  country,
  field: { name, label, required },
}: {
  form: Form;
  country: CountryFields;
  field: CountryField;
}) {
  const { texts, locale } = useAddressTexts();
  const listId = useId();
  const text = fieldLabels[locale][label];
  const shown = required ? text : texts.optional(text);
  if (name === 'region' && country.onlyListedRegions) {
    return (
      <SelectField
        form={form}
        name={name}
        label={shown}
        options={[
          { value: '', label: texts.chooseRegion },
          ...country.regions.map((region) => ({ value: region.name, label: region.name })),
        ]}
      />
    );
  }
  const hint =
    name === 'postcode' && country.postcode !== undefined && country.postcode.example !== ''
      ? { hint: texts.postcodeExample(country.postcode.example) }
      : {};
  const hasSuggestions = name === 'region' && country.regions.length > 0;
  return (
    <div>
      <TextField
        form={form}
        name={name}
        label={shown}
        {...hint}
        required={required}
        autoComplete={autoComplete[name]}
        {...(hasSuggestions ? { list: listId } : {})}
      />
      {hasSuggestions && (
        <datalist id={listId}>
          {country.regions.map((region) => (
            <option key={region.name} value={region.name} />
          ))}
        </datalist>
      )}
    </div>
  );
}

/**
 * The fields of an address. The country determines which of region, city and postcode there are, and their order. Without a book there is
 * no choice of a default.
 */
export function AddressFields({ form, isOfBook = true }: { form: Form; isOfBook?: boolean }) {
  const { texts } = useAddressTexts();
  const country = countryFields(form.watch('country'));
  const street = (
    <TextAreaField
      key="street"
      form={form}
      name="line"
      label={texts.line}
      autoComplete="street-address"
      rows={2}
      required
    />
  );
  const parts = country !== undefined && (
    <Columns key="parts">
      {country.fields.map((field) => (
        <CountryDependentField key={field.name} form={form} country={country} field={field} />
      ))}
    </Columns>
  );
  return (
    <Fields>
      <CountrySelect form={form} />
      <Columns>
        <TextField form={form} name="fullName" label={texts.fullName} autoComplete="name" required />
        <TextField
          form={form}
          name="phone"
          label={texts.phone}
          hint={texts.phoneHint}
          type="tel"
          autoComplete="tel"
          required
        />
      </Columns>
      {country?.isLargestFirst === true ? [parts, street] : [street, parts]}
      {isOfBook && (
        <ChoiceLabel>
          <input type="checkbox" {...form.register('isDefault')} />
          {texts.isDefault}
        </ChoiceLabel>
      )}
    </Fields>
  );
}
