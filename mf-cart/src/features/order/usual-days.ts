/** Days that the shop usually takes for a step. Afterwards the sentence has no date. */
export const usualDays = { PURCHASING: 5, AT_WAREHOUSE: 2, AWAITING_BALANCE: 2, PACKED: 2 } as const;
