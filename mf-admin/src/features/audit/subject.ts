import { localize } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';
import type { AuditEntry } from './api/audit.ts';

type Named = Partial<Record<string, unknown>>;

const stateOf = ({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Named =>
  ((after ?? before) as Named | null) ?? {};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Returns the name of a subject from the recorded state, or undefined if the state has none. Names of users are requested separately. */
export function nameOfSubject(entry: AuditEntry, locale: Locale): string | undefined {
  const { code, name, title, bankReference, tracking, queue, notify } = stateOf(entry) as Named & {
    notify?: { title?: { vi: string; en: string } };
  };
  for (const each of [code, name, title, notify?.title, bankReference, tracking, queue]) {
    if (isText(each)) return each;
    if (typeof each === 'object' && each !== null && 'vi' in each)
      return localize(each as { vi: string; en: string }, locale);
  }
  return undefined;
}

const paths: Partial<Record<string, (id: string, state: Named) => string>> = {
  order: (id) => `/admin/orders/${id}`,
  quote: (id) => `/admin/quotes/${id}`,
  arrival: (_, { code }) => `/admin/buying?state=${isText(code) ? 'ARRIVED' : 'UNKNOWN'}`,
  payment: (id) => `/admin/payments?status=ALL&payment=${id}`,
  user: (id) => `/admin/users/${id}`,
  product: (id) => `/product/${id}`,
  'product-change': () => '/admin/products',
  'product-category': (id) => `/category/${id}`,
  producer: (id) => `/search?producer=${id}`,
  rating: (_, { product }) => `/admin/ratings?product=${String(product)}`,
  'rating-change': () => '/admin/ratings',
  notification: () => '/admin/announcements',
  mail: (id) => `/admin/mails?mail=${id}`,
  'dead-letter': () => '/admin/mails?status=DEAD',
  'canned-reply': () => '/admin/messages',
};

/** Page of a subject, without language prefix. Undefined if it has none. */
export const pathOfSubject = (entry: AuditEntry): string | undefined =>
  paths[entry.subject.type]?.(entry.subject.id, stateOf(entry));

/** Subject types for the filter. */
export const subjectTypes = [
  'order',
  'quote',
  'payment',
  'arrival',
  'user',
  'product',
  'product-change',
  'product-category',
  'producer',
  'rating',
  'rating-change',
  'cost',
  'page-template',
  'notification',
  'mail',
  'dead-letter',
  'canned-reply',
  'view',
  'settings',
  'picture',
  'export',
] as const;

/** Staff actions for the filter, spelled as in the records. */
export const actions = [
  'order.status',
  'order.weigh',
  'order.line-status',
  'order.buy-line',
  'order.ask-price',
  'order.line-sold-out',
  'order.amend',
  'order.propose-change',
  'order.accept-change',
  'order.withdraw-change',
  'order.photos',
  'order.cancel',
  'order.refund',
  'order.take-back-refund',
  'order.reduce',
  'order.correct-shipment',
  'order.assign',
  'order.note',
  'order.hold',
  'order.pack',
  'order.export',
  'quote.answer',
  'quote.make',
  'payment.record',
  'payment.assign',
  'payment.move',
  'payment.return',
  'payment.take-back-return',
  'payment.correct',
  'payment.export',
  'ledger.export',
  'arrival.record',
  'arrival.assign',
  'user.create',
  'user.set-role',
  'user.block',
  'user.unblock',
  'user.end-sessions',
  'user.reset-second-factor',
  'user.look-at-sessions',
  'user.look-at-addresses',
  'user.export',
  'product.create',
  'product.update',
  'product.change-stock',
  'product.remove',
  'product.restore',
  'product.export',
  'product-change.start',
  'product-change.take-back',
  'product-category.create',
  'product-category.update',
  'product-category.remove',
  'product-category.restore',
  'producer.create',
  'producer.update',
  'producer.remove',
  'producer.restore',
  'rating.hide',
  'rating.show',
  'rating-change.start',
  'rating-change.take-back',
  'cost.create',
  'cost.update',
  'cost.remove',
  'cost.restore',
  'page-template.create',
  'page-template.update',
  'page-template.publish',
  'page-template.remove-draft',
  'page-template.restore-version',
  'page-template.remove',
  'page-template.restore',
  'notification.create',
  'mail.send-again',
  'dead-letter.look',
  'dead-letter.replay',
  'canned-reply.create',
  'canned-reply.update',
  'canned-reply.remove',
  'view.create',
  'view.update',
  'view.remove',
  'view.restore',
  'settings.update',
  'picture.store',
  'audit.export',
] as const;
