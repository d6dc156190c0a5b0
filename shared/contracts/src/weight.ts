/** Servers and browsers have different locale data, so only en-GB grouping is used, as for money. */
const grouping = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3 });

const kilogram = 1_000;

/** Kilograms for multiples of 100 g from 1 kg and for anything from 10 kg, else grams: `1.5 kg`, `1,680 g`, `12.345 kg`. */
export function formatWeight(grams: number): string {
  const inKilograms = grams >= 10 * kilogram || (grams >= kilogram && grams % 100 === 0);
  return inKilograms ? `${grouping.format(grams / kilogram)} kg` : `${grouping.format(grams)} g`;
}
