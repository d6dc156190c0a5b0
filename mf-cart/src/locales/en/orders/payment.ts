/** What is to be paid, and how. */
export const payment = {
  title: 'Scan to pay {{amount}}',
  qrCode: 'QR code for a transfer of {{amount}} with the text {{content}}',
  hint: 'Open any Vietnamese banking app and scan. Amount and text are filled in.',
  hintHere:
    'On this very phone? Save the code, then open the picture in your banking app, or copy the lines below.',
  bankName: 'Bank',
  account: 'Account number',
  holder: 'Account holder',
  amount: 'Amount',
  content: 'Text',
  copy: 'copy',
  copyLabel: 'Copy {{what}}',
  copied: 'copied',
  refused: 'select and copy',
  deadline: 'Before {{time}} on {{weekday}}, {{day}} (your time); after that the goods are no longer held.',
  save: 'Save the QR code',
  live: 'This page says when the money has arrived',
  noAccount:
    'The shop has no bank account to pay into at the moment, so there is no QR code for the {{due}} yet. Please transfer nothing; the code appears here once there is one.',
  askShop: 'Write to the shop',
  partly: 'Received {{received}}, {{due}} remain.',
  received: 'Your payment has arrived, thank you!',
  receivedText: 'We have received {{received}}.',
};
