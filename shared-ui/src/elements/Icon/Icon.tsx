import {
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  Clock,
  CreditCard,
  Eye,
  EyeOff,
  Funnel,
  Gift,
  Heart,
  Info,
  LayoutGrid,
  List,
  LogOut,
  Mail,
  MapPin,
  Menu,
  Minus,
  Package,
  Phone,
  Plus,
  Scale,
  Search,
  Share2,
  Shield,
  ShoppingBag,
  Star,
  Tag,
  Trash2,
  Truck,
  Undo2,
  User,
  Wallet,
  X,
  ZoomIn,
} from 'lucide-react';
import { FacebookIcon, InstagramIcon, WhatsappIcon, YoutubeIcon } from './brandIcons';

const lucide = {
  alert: CircleAlert,
  bag: ShoppingBag,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  clock: Clock,
  close: X,
  'credit-card': CreditCard,
  eye: Eye,
  'eye-off': EyeOff,
  filter: Funnel,
  gift: Gift,
  grid: LayoutGrid,
  heart: Heart,
  info: Info,
  list: List,
  'log-out': LogOut,
  mail: Mail,
  'map-pin': MapPin,
  menu: Menu,
  minus: Minus,
  package: Package,
  phone: Phone,
  plus: Plus,
  return: Undo2,
  scale: Scale,
  search: Search,
  share: Share2,
  shield: Shield,
  star: Star,
  tag: Tag,
  trash: Trash2,
  truck: Truck,
  user: User,
  wallet: Wallet,
  zoom: ZoomIn,
};

const brands = {
  facebook: FacebookIcon,
  instagram: InstagramIcon,
  whatsapp: WhatsappIcon,
  youtube: YoutubeIcon,
};

export type IconName = keyof typeof lucide | keyof typeof brands;

export const iconNames = [...Object.keys(lucide), ...Object.keys(brands)] as IconName[];

interface Props {
  name: IconName;
  /** Pixels. */
  size?: number;
}

const isBrand = (name: IconName): name is keyof typeof brands => name in brands;

/** A decorative icon: hidden from screen readers, so the text beside it or the label around it must speak. */
export function Icon({ name, size = 22 }: Props) {
  if (isBrand(name)) {
    const Brand = brands[name];
    return <Brand size={size} />;
  }
  const Lucide = lucide[name];
  return <Lucide size={size} strokeWidth={1.75} aria-hidden />;
}
