const hundred = 100n;

/** `amount / divisor` VND, rounded half up to `unit` (100đ). BigInt, so that exact halves are not lost to floating point. */
export function roundMoney(amount: bigint, divisor: bigint, unit = hundred): number {
  return Number(((2n * amount + unit * divisor) / (2n * unit * divisor)) * unit);
}
