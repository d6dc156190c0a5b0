import { InvalidMessage, useFieldArray, useWatch } from '@gvg/browser-kit/forms';
import { validationDetails } from '@gvg/contracts/definitions/validation';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { Button, IconButton, Plus, below, color, fontSize, rem, styled } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { Trash2 } from '@gvg/ui/later-icons';
import { Fragment, useId } from 'react';
import { StaffCard } from '../../../components/staff-card.tsx';
import { NumberInput } from '../../../form/number-field.tsx';
import { formatKilograms, parseKilograms } from '@gvg/contracts/values/parse-number';
import { parseUsualMoney } from '@gvg/contracts/values/parse-money';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { bracketsSchema, untyped } from '../cost-form.ts';
import type { CostForm } from '../use-cost-form.ts';
import { BracketBar } from './bracket-bar.tsx';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th': {
    padding: '10px 6px 4px',
    color: color.muted,
    fontSize: fontSize.small,
    fontWeight: 'inherit',
    textAlign: 'start',
  },
  '& td': { padding: '6px 6px', verticalAlign: 'top' },
  '& tr > :first-of-type': { paddingInlineStart: 16 },
  '& tr > :last-child': { paddingInlineEnd: 8 },
  '& tr[data-row] > td': { borderTop: `1px solid ${color.line}` },
  '& td > span > input': { minWidth: rem(56) },
  // The table head also has the units.
  [below.tablet]: {
    '& td > span > span': { display: 'none' },
    '&&& td > span > input': { paddingInline: 8 },
  },
});
const Fault = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 14px' });

type Cell = 'fromGrams' | 'toGrams' | 'pricePerKg';
const cells: readonly Cell[] = ['fromGrams', 'toGrams', 'pricePerKg'];

/** Brackets, with validation errors at each cell while typing and buttons to fix them. */
export function BracketsCard({ form, isReadOnly }: { form: CostForm; isReadOnly: boolean }) {
  const { t, locale } = useStaffTexts();
  const id = useId();
  const { fields, insert, remove, append } = useFieldArray({ control: form.control, name: 'brackets' });
  const brackets = useWatch({ control: form.control, name: 'brackets' });
  const issues = validationDetails(bracketsSchema.safeParse(brackets).error?.issues ?? [], brackets, locale);
  const faultsOf = (row: number) => issues.filter(({ path }) => path.startsWith(`${row}.`));
  const isEmpty = (row: number, cell: Cell) => (brackets[row]?.[cell] ?? null) === null;
  /** Hides errors of empty cells until the form is submitted. */
  const shown = (row: number) =>
    faultsOf(row).filter(({ path }) => {
      const cell = path.split('.')[1] as Cell;
      return form.formState.isSubmitted || !isEmpty(row, cell);
    });
  const end = (row: number) => brackets[row - 1]?.toGrams ?? undefined;
  const set = (row: number, cell: Cell, grams: number) =>
    form.setValue(`brackets.${row}.${cell}`, grams, { shouldDirty: true, shouldTouch: true });
  const removeRow = (row: number) => {
    const isLast = row === fields.length - 1;
    remove(row);
    if (isLast && row > 0) form.setValue(`brackets.${row - 1}.toGrams`, untyped, { shouldDirty: true });
  };
  const addRow = () => {
    const last = brackets.at(-1);
    append({ fromGrams: last?.toGrams ?? untyped, toGrams: untyped, pricePerKg: untyped });
  };
  const cell = (row: number, name: Cell) => {
    const isLast = row === fields.length - 1;
    const isOpen = name === 'toGrams' && isLast && isEmpty(row, name);
    const isWrong = shown(row).some(({ path }) => path === `${row}.${name}`);
    const column = t(`costs.${name === 'fromGrams' ? 'above' : name === 'toGrams' ? 'upTo' : 'price'}`);
    const isPrice = name === 'pricePerKg';
    return (
      <NumberInput
        form={form}
        name={`brackets.${row}.${name}`}
        label={t('costs.cell', { column, row: row + 1 })}
        unit={t(isPrice ? 'costs.units.perKg' : 'costs.units.kg')}
        parse={isPrice ? parseUsualMoney : parseKilograms}
        format={isPrice ? (value) => formatNumber(value, 0) : formatKilograms}
        isReadOnly={isReadOnly}
        placeholder={isOpen ? t('costs.noEnd') : undefined}
        control={{ 'aria-invalid': isWrong, 'aria-describedby': isWrong ? `${id}-${row}` : undefined }}
      />
    );
  };
  const fixes = (row: number, code: string) => {
    const [before, from] = [end(row), brackets[row]?.fromGrams];
    if (isReadOnly || before === undefined || from === undefined) return null;
    return (
      <>
        <TextButton onClick={() => set(row, 'fromGrams', before)}>
          {t('costs.startAt', { kg: formatKilograms(before) })}
        </TextButton>
        {code === 'BRACKET_GAP' && (
          <TextButton onClick={() => insert(row, { fromGrams: before, toGrams: from, pricePerKg: untyped })}>
            {t('costs.fillGap', { from: formatKilograms(before), to: formatKilograms(from) })}
          </TextButton>
        )}
      </>
    );
  };
  const hasFaults = fields.some((_, row) => shown(row).length > 0);
  return (
    <StaffCard
      title={t('costs.brackets')}
      head={
        <>
          <span>{t('costs.bracketsHint')}</span>
          {!isReadOnly && (
            <Button data-end="" variant="quiet" onClick={addRow}>
              <Plus size={18} aria-hidden />
              {t('costs.addBracket')}
            </Button>
          )}
        </>
      }
      isUrgent={hasFaults}
    >
      <BracketBar brackets={brackets} />
      <Table>
        <thead>
          <tr>
            <th scope="col">
              {t('costs.above')}, {t('costs.units.kg')}
            </th>
            <th scope="col">
              {t('costs.upTo')}, {t('costs.units.kg')}
            </th>
            <th scope="col">
              {t('costs.price')}, {t('costs.units.perKg')}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {fields.map((field, row) => (
            <Fragment key={field.id}>
              <tr data-row="">
                {cells.map((name) => (
                  <td key={name}>{cell(row, name)}</td>
                ))}
                <td>
                  {!isReadOnly && fields.length > 1 && (
                    <IconButton
                      label={t('area.removeNamed', {
                        name: t('costs.cell', { column: '', row: row + 1 }).replace(/^, /, ''),
                      })}
                      onClick={() => removeRow(row)}
                    >
                      <Trash2 size={18} aria-hidden />
                    </IconButton>
                  )}
                </td>
              </tr>
              {shown(row).length > 0 && (
                <tr>
                  <td colSpan={4} id={`${id}-${row}`} role="alert">
                    {shown(row).map(({ path, code, message }) => (
                      <Fault key={path}>
                        <InvalidMessage>{message}</InvalidMessage>
                        {(code === 'BRACKET_GAP' || code === 'BRACKET_OVERLAP') && fixes(row, code)}
                      </Fault>
                    ))}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </Table>
    </StaffCard>
  );
}
