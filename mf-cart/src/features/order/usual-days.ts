/** Days that the shop usually takes for a step; after them a sentence names no date any more. */
export const usualDays = { PURCHASING: 5, AT_WAREHOUSE: 2, AWAITING_BALANCE: 2, PACKED: 2 } as const;
