import type { MailDelivery } from '@gvg/contracts/notify/http/mail-deliveries';
import { formatNumber } from '@gvg/contracts/values/format-number';
import type { Locale } from '@gvg/contracts/values/locale';
import type { TFunction } from '@gvg/i18n';
import { color, styled } from '@gvg/ui';
import type { StaffColumn } from '../../../table/staff-table.tsx';
import { formatDayTime } from '../../../texts/format.ts';
import { DeliveryStatusTag } from './delivery-status.tsx';

const Failure = styled('span')({
  display: 'inline-block',
  maxWidth: '22rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
  color: color.muted,
});

/** Columns of a user's mails in the language of the page. */
export const mailColumns = (t: TFunction, locale: Locale): readonly StaffColumn<MailDelivery>[] => [
  { id: 'template', header: t('mails.columns.template'), cell: ({ template }) => t(`mails.template.${template}`) },
  {
    id: 'status',
    isState: true,
    header: t('mails.columns.status'),
    cell: ({ status }) => <DeliveryStatusTag status={status} />,
  },
  {
    id: 'attempts',
    isMinor: true,
    header: t('mails.columns.attempts'),
    isNumber: true,
    cell: ({ attempts }) => formatNumber(attempts, 0),
  },
  {
    id: 'lastError',
    isMinor: true,
    header: t('mails.columns.lastError'),
    cell: ({ lastError }) => (lastError === null ? '–' : <Failure title={lastError}>{lastError}</Failure>),
  },
  {
    id: 'requestedAt',
    header: t('mails.columns.requestedAt'),
    isNumber: true,
    cell: ({ requestedAt }) => formatDayTime(new Date(requestedAt), locale),
  },
];
