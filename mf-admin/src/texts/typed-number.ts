const grouped = /^\d{1,3}([., ]\d{3})+$/;
const decimal = /^\d+([.,]\d+)?$/;

/**
 * A number as people type it: `.` or `,` before three digits groups, otherwise it is the decimal sign (decisions, "Numbers typed by people"); undefined for
 * anything else.
 */
export function typedNumber(text: string): number | undefined {
  const typed = text.trim();
  if (grouped.test(typed)) return Number(typed.replaceAll(/\D/g, ''));
  return decimal.test(typed) ? Number(typed.replace(',', '.')) : undefined;
}

/** As `typedNumber`, for whole numbers of 0 and more alone. */
export function typedInteger(text: string): number | undefined {
  const value = typedNumber(text);
  return value !== undefined && Number.isSafeInteger(value) ? value : undefined;
}

const kilogram = /\s*kg$/i;
const gram = /\s*g$/i;
const gramsOfKilogram = 1_000;

/** Whole grams: `560`, `1,200 g`, `1.25 kg`. In kilograms one sign is always the decimal sign. */
export function typedGrams(text: string): number | undefined {
  const typed = text.trim();
  if (!kilogram.test(typed)) return typedInteger(typed.replace(gram, ''));
  const kilograms = typedKilograms(typed);
  return kilograms === undefined ? undefined : Math.round(kilograms * gramsOfKilogram);
}

/** Kilograms: one sign is always the decimal sign; undefined for anything else, also for two of them. */
export function typedKilograms(text: string): number | undefined {
  const typed = text.trim().replace(kilogram, '');
  return decimal.test(typed) ? Number(typed.replace(',', '.')) : undefined;
}
