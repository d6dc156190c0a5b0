/** The account that test payments go to. */
export const shopAccount = {
  bankName: 'Vietcombank',
  bin: '970436',
  account: '1234567890',
  holder: 'GOODS VIET GOODS',
};

/** A body of `PUT /v1/settings/cart` for a shop that sells. A new shop has no bank account. */
export const cartSettings = {
  depositShare: 100,
  unpaidHours: 48,
  quoteHours: 72,
  feePercent: 5,
  bankAccounts: [shopAccount],
};
