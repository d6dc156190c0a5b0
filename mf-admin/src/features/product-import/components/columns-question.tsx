import { FormError } from '@gvg/browser-kit/forms';
import type { ImportFileColumn, ProductImport } from '@gvg/contracts/catalogue/http/product-imports';
import { productFileColumns } from '@gvg/contracts/catalogue/product-file';
import type { ProductFileColumn } from '@gvg/contracts/catalogue/product-file';
import { Button, Note, Text, rem, styled } from '@gvg/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { SmallTable } from '../../../components/small-table.tsx';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { InlineSelect } from '../../../table/filter-bar.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useUpdateImport } from '../api/product-imports.ts';
import { OtherFileLink } from './other-file-link.tsx';
import { WriteError } from './write-error.tsx';

const Form = styled('form')({
  display: 'grid',
  gap: 12,
  '& th': { overflowWrap: 'anywhere' },
  '& td:has(select)': { minWidth: rem(160) },
  '& select': { width: '100%' },
});
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const leftOut = 'LEFT_OUT';
type Choice = ProductFileColumn | typeof leftOut | '';

/** Asks for the meaning of unknown columns. Suggestions by name are preselected. */
export function ColumnsQuestion({ stored: { _id: id, columns } }: { stored: ProductImport }) {
  const { t } = useStaffTexts();
  const { mutate, isPending, error } = useUpdateImport();
  const asked = columns.filter(({ column }) => column === undefined);
  const known = columns.flatMap(({ column }) => column ?? []);
  const [choices, setChoices] = useState<Record<string, Choice>>(() => suggestedChoices(asked, known));
  const [problem, setProblem] = useState<string>();
  const choiceOf = (letter: string) => choices[letter] ?? '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = asked.map(({ letter }) => choiceOf(letter));
    const named = chosen.filter((choice) => choice !== leftOut);
    const twice = named.find((choice, index) => named.indexOf(choice) !== index);
    if (chosen.includes('')) return setProblem(t('imports.mappingMissing'));
    if (twice !== undefined) return setProblem(t('imports.mappingTwice', { column: twice }));
    setProblem(undefined);
    const mapping = asked.map(({ letter }) => {
      const choice = choiceOf(letter);
      return { letter, column: choice === leftOut || choice === '' ? null : choice };
    });
    if (!isPending) mutate({ params: { id }, body: { mapping } });
  };
  return (
    <StaffCard title={t('imports.mapping', { count: asked.length })} isUrgent>
      <CardContent>
        <Text>{t('imports.mappingText')}</Text>
        <Form noValidate onSubmit={submit}>
          <SmallTable>
            <thead>
              <tr>
                <th scope="col">{t('imports.mappingColumns.letter')}</th>
                <th scope="col">{t('imports.mappingColumns.header')}</th>
                <th scope="col">{t('imports.mappingColumns.column')}</th>
              </tr>
            </thead>
            <tbody>
              {asked.map(({ letter, header }) => (
                <tr key={letter}>
                  <td>{letter}</td>
                  <th scope="row">{header === '' ? t('imports.noHeader') : header}</th>
                  <td data-text="">
                    <InlineSelect
                      aria-label={t('imports.readAs', { letter, header })}
                      aria-invalid={problem !== undefined && choiceOf(letter) === ''}
                      value={choiceOf(letter)}
                      onChange={({ currentTarget: { value } }) =>
                        setChoices((before) => ({ ...before, [letter]: value as Choice }))
                      }
                    >
                      <option value="">{t('imports.choose')}</option>
                      <option value={leftOut}>{t('imports.leaveOut')}</option>
                      {productFileColumns
                        .filter((column) => !known.includes(column))
                        .map((column) => (
                          <option key={column} value={column}>
                            {column} · {t(`imports.columns.${column}`)}
                          </option>
                        ))}
                    </InlineSelect>
                  </td>
                </tr>
              ))}
            </tbody>
          </SmallTable>
          {known.length > 0 && <Note>{t('imports.known', { names: known.join(', ') })}</Note>}
          <FormError message={problem} />
          <WriteError error={error} />
          <Ways>
            <Button type="submit" disabled={isPending}>
              {t('imports.check')}
            </Button>
            <OtherFileLink />
          </Ways>
        </Form>
      </CardContent>
    </StaffCard>
  );
}

/** Uses each suggestion once, and only if the file does not have the column yet. */
function suggestedChoices(asked: readonly ImportFileColumn[], known: readonly ProductFileColumn[]) {
  const taken = new Set(known);
  const choices: Record<string, Choice> = {};
  for (const { letter, suggestion } of asked) {
    if (suggestion === undefined || taken.has(suggestion)) continue;
    taken.add(suggestion);
    choices[letter] = suggestion;
  }
  return choices;
}
