/** The freight estimate, on the product page and beside the rate table. */
export const freight = {
  title: 'Freight',
  to: 'Freight to',
  amount: 'Amount',
  more: 'One more',
  fewer: 'One fewer',
  package_one: '{{formatted}} piece · {{weight}}',
  package_other: '{{formatted}} pieces · {{weight}}',
  service: { AIR: 'By air', EXPRESS: 'Express', SEA: 'By sea' },
  days: '{{min}}–{{max}} days',
  sameDays: '{{min}} days',
  basis: {
    REAL: '{{chargeable}} by real weight, rounded up in steps of {{step}}. Weighed again at the warehouse; what is over is paid back.',
    VOLUMETRIC: '{{chargeable}} by volume, rounded up in steps of {{step}}. Weighed again at the warehouse; what is over is paid back.',
    MINIMUM: 'The minimum of {{chargeable}}: sent together with other items, each becomes cheaper.',
  },
  surcharge: 'with a surcharge of {{amount}} for {{type}}',
  refused: 'Not taken: {{reason}}',
  notTaken: 'this service does not carry such goods',
  failed: 'The freight cannot be worked out right now.',
  seeTable: 'See the rate table',
};
