/**
 * Icons in use (20 px next to text), re-exported individually so that bundles contain only these. Set `aria-hidden` on decorative icons.
 */
export {
  ArrowUp,
  Bell,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Mail,
  MapPin,
  Menu,
  MessageCircle,
  Moon,
  Package,
  Phone,
  Plane,
  Plus,
  Search,
  ShoppingCart,
  SlidersHorizontal,
  Star,
  Sun,
  User,
  X,
} from 'lucide-react';
