const unit = 100n;

/** `amount / by` VND, rounded half up to 100đ; both exact, so that no half is lost to a binary fraction. */
export function roundMoney(amount: bigint, divisor: bigint): number {
  return Number(((2n * amount + unit * divisor) / (2n * unit * divisor)) * unit);
}
