/** VietQR: EMVCo's merchant-presented QR code with NAPAS' transfer to an account (NAPAS QR Switching, part IV: QR code format, 1.5.2). */
export interface VietQrTransfer {
  /** Six-digit bank id at NAPAS. */
  bin: string;
  account: string;
  /** VND. */
  amount: number;
  /** Content of the transfer: at most 25 ASCII letters, digits and spaces. */
  content: string;
}

const napasGuid = 'A000000727';
const transferToAccount = 'QRIBFTTA';
const vndCode = '704';
const contentLimit = 25;

/** A data object: id, two-digit length, value. */
const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** CRC-16/CCITT-FALSE (polynomial 1021, initial value FFFF) in four hexadecimal digits. */
function checksum(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'ascii')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021;
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** Payload of a QR code that prefills a transfer in Vietnamese banking apps. Throws a RangeError for values that banks do not accept. */
export function vietQrPayload({ bin, account, amount, content }: VietQrTransfer): string {
  if (!/^\d{6}$/.test(bin) || !/^[A-Za-z0-9]{1,19}$/.test(account))
    throw new RangeError('Not an account that NAPAS can name');
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > 9_999_999_999_999)
    throw new RangeError('Not an amount that a QR code can carry');
  if (!/^[A-Za-z0-9 ]+$/.test(content) || content.length > contentLimit)
    throw new RangeError('Not a content that banks accept');
  const beneficiary = field('00', bin) + field('01', account);
  const unsigned = [
    field('00', '01'),
    // 12: single use, with a fixed amount.
    field('01', '12'),
    field('38', field('00', napasGuid) + field('01', beneficiary) + field('02', transferToAccount)),
    field('53', vndCode),
    field('54', String(amount)),
    field('58', 'VN'),
    field('62', field('08', content)),
    '6304',
  ].join('');
  return unsigned + checksum(unsigned);
}
