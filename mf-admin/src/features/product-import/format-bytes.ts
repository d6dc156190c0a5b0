import { formatNumber } from '@gvg/contracts/values/format-number';

const kilobyte = 1_024;
const megabyte = kilobyte * kilobyte;

export const formatBytes = (bytes: number): string =>
  bytes < megabyte
    ? `${formatNumber(Math.ceil(bytes / kilobyte), 0)} KB`
    : `${formatNumber(Math.round((bytes / megabyte) * 10) / 10)} MB`;
