/** /order/track, open to everyone. */
export const tracking = {
  title: 'Track an order',
  text: 'Enter the code from your confirmation mail and the recipient’s phone number to see where the order is, without signing in.',
  code: 'Order code',
  codeHint: 'For example GVG7K3F2Q; small letters and spaces are fine.',
  phone: 'Recipient’s phone number',
  phoneHint: 'Outside Vietnam with the country code: +81 90…',
  submit: 'Track',
  miss: 'There is no order with this code and phone number. Please compare both with your confirmation mail.',
  again: 'Track another order',
};
