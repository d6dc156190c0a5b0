import { roundMoney } from '@gvg/contracts/values/round-money';

/** Percentages have up to six decimals. */
const scale = 1_000_000;

/** Returns `percent` of an amount in VND, rounded half up to 100đ. */
export function defaultFee(amount: number, percent: number): number {
  return roundMoney(BigInt(amount) * BigInt(Math.round(percent * scale)), 100n * BigInt(scale));
}
