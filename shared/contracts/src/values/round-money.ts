const hundred = 100n;

/** Returns `amount / divisor` VND, rounded half up to `unit` (100đ). BigInt, because floating point would lose exact halves. */
export function roundMoney(amount: bigint, divisor: bigint, unit = hundred): number {
  return Number(((2n * amount + unit * divisor) / (2n * unit * divisor)) * unit);
}
