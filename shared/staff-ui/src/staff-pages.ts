import { Bell, Mail, MessageCircle, Package, Star, User } from '@gvg/ui';
import {
  CircleDollarSign,
  Clock,
  FileText,
  Heart,
  ImageIcon,
  LayoutGrid,
  List,
  Plane,
  Settings,
  ShoppingBag,
  Tags,
} from '@gvg/ui/later-icons';
import type { ComponentType, SVGProps } from 'react';

/** Headings of the menu, in its order (specification §2, Admin area). */
export const staffGroups = ['overview', 'appearance', 'management', 'goods', 'rates', 'system'] as const;
type StaffGroup = (typeof staffGroups)[number];

export interface StaffPage {
  /** Key of its texts. */
  name:
    | 'dashboard'
    | 'templates'
    | 'announcements'
    | 'users'
    | 'orders'
    | 'quotes'
    | 'buying'
    | 'payments'
    | 'messages'
    | 'products'
    | 'categories'
    | 'producers'
    | 'ratings'
    | 'costs'
    | 'mails'
    | 'audit'
    | 'settings';
  /** Without language prefix. Pages below it belong to the same entry. */
  path: `/admin/${string}`;
  /** Other pages that belong to the entry. */
  alsoAt?: readonly string[];
  group: StaffGroup;
  /** Only for SYSTEM_ADMIN; otherwise for all of staff. */
  isForSystem?: true;
  Icon: ComponentType<SVGProps<SVGSVGElement> & { size?: number | string }>;
}

/** Pages of the back office. The menu is built from this table and contains no others. */
export const staffPages: readonly StaffPage[] = [
  { name: 'dashboard', path: '/admin/dashboard', group: 'overview', Icon: LayoutGrid },
  { name: 'templates', path: '/admin/templates', group: 'appearance', Icon: FileText },
  { name: 'announcements', path: '/admin/announcements', group: 'appearance', Icon: Bell },
  { name: 'users', path: '/admin/users', group: 'management', Icon: User },
  { name: 'orders', path: '/admin/orders', group: 'management', Icon: Package },
  { name: 'quotes', path: '/admin/quotes', group: 'management', Icon: Tags },
  { name: 'buying', path: '/admin/buying', group: 'management', Icon: ShoppingBag },
  { name: 'payments', path: '/admin/payments', group: 'management', Icon: CircleDollarSign },
  { name: 'messages', path: '/admin/messages', group: 'management', Icon: MessageCircle },
  {
    name: 'products',
    path: '/admin/products',
    alsoAt: ['/product/create', '/product/edit'],
    group: 'goods',
    Icon: ImageIcon,
  },
  { name: 'categories', path: '/admin/categories', group: 'goods', Icon: List },
  { name: 'producers', path: '/admin/producers', group: 'goods', Icon: Heart },
  { name: 'ratings', path: '/admin/ratings', group: 'goods', Icon: Star },
  { name: 'costs', path: '/admin/costs', group: 'rates', Icon: Plane },
  { name: 'mails', path: '/admin/mails', group: 'system', Icon: Mail },
  { name: 'audit', path: '/admin/audit', group: 'system', isForSystem: true, Icon: Clock },
  { name: 'settings', path: '/admin/settings', group: 'system', Icon: Settings },
];
