import type { NotificationType } from '@gvg/contracts/notify/terms';
import { MessageCircle, Package, Star } from '@gvg/ui';
import type { Tint } from '@gvg/ui';
import { Check, Gift, Tags, TriangleAlert, Truck, UserRound } from '@gvg/ui/later-icons';

type Icon = typeof Package;

/** Icon and tint of a notification without a picture. */
export const iconOfType: Record<NotificationType, { Icon: Icon; tint: Tint }> = {
  ORDER_PLACED: { Icon: Package, tint: 'rice' },
  ORDER_STATUS: { Icon: Truck, tint: 'sea' },
  QUOTE_REQUESTED: { Icon: Tags, tint: 'soil' },
  QUOTE_ANSWERED: { Icon: Tags, tint: 'herb' },
  PAYMENT_RECEIVED: { Icon: Check, tint: 'mint' },
  PAYMENT_UNMATCHED: { Icon: TriangleAlert, tint: 'lotus' },
  NEW_MESSAGE: { Icon: MessageCircle, tint: 'leaf' },
  RATING_RECEIVED: { Icon: Star, tint: 'herb' },
  USER_REGISTERED: { Icon: UserRound, tint: 'soil' },
  PROMOTION: { Icon: Gift, tint: 'lotus' },
};
