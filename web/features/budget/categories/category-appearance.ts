/**
 * How a category looks: the icon's name and the color as the server keeps them. The icon is one of the names here;
 * a class name such as 'fas fa-car' is read by its last word. Known colors follow the theme.
 */
import {
  Baby,
  Bus,
  Car,
  Church,
  Film,
  Gift,
  GraduationCap,
  HeartPulse,
  House,
  PawPrint,
  PiggyBank,
  Plane,
  Shirt,
  ShoppingCart,
  Smartphone,
  Utensils,
  Wallet,
  Wrench,
  Zap,
  type LucideIcon,
} from 'lucide-react'
import { colorNames, iconNames } from './appearance-messages.ts'

export type CategoryIcon = { name: string; label: string; Icon: LucideIcon }

const usual: CategoryIcon = { name: 'wallet', label: iconNames.wallet, Icon: Wallet }

export const categoryIcons: readonly CategoryIcon[] = [
  usual,
  { name: 'house', label: iconNames.house, Icon: House },
  { name: 'shopping-cart', label: iconNames['shopping-cart'], Icon: ShoppingCart },
  { name: 'utensils', label: iconNames.utensils, Icon: Utensils },
  { name: 'zap', label: iconNames.zap, Icon: Zap },
  { name: 'smartphone', label: iconNames.smartphone, Icon: Smartphone },
  { name: 'car', label: iconNames.car, Icon: Car },
  { name: 'bus', label: iconNames.bus, Icon: Bus },
  { name: 'heart-pulse', label: iconNames['heart-pulse'], Icon: HeartPulse },
  { name: 'baby', label: iconNames.baby, Icon: Baby },
  { name: 'graduation-cap', label: iconNames['graduation-cap'], Icon: GraduationCap },
  { name: 'shirt', label: iconNames.shirt, Icon: Shirt },
  { name: 'film', label: iconNames.film, Icon: Film },
  { name: 'gift', label: iconNames.gift, Icon: Gift },
  { name: 'church', label: iconNames.church, Icon: Church },
  { name: 'paw-print', label: iconNames['paw-print'], Icon: PawPrint },
  { name: 'plane', label: iconNames.plane, Icon: Plane },
  { name: 'wrench', label: iconNames.wrench, Icon: Wrench },
  { name: 'piggy-bank', label: iconNames['piggy-bank'], Icon: PiggyBank },
]

const byName = new Map(categoryIcons.map((icon) => [icon.name, icon]))

/** Names of well-known icon fonts for the same pictures. */
const OTHER_NAMES: Record<string, string> = { home: 'house', utility: 'zap', bolt: 'zap', paw: 'paw-print' }

/** The picture of an icon's name; a wallet where it is not known. */
export function iconOf(icon: string | null): CategoryIcon {
  const last =
    icon
      ?.split(' ')
      .at(-1)
      ?.replace(/^(fa|icon)-/, '') ?? ''
  return byName.get(OTHER_NAMES[last] ?? last) ?? usual
}

export type CategoryColor = { value: string; label: string; className: string }

export const categoryColors: readonly CategoryColor[] = [
  { value: '#1b5e43', label: colorNames.evergreen, className: 'text-c1' },
  { value: '#4f9a78', label: colorNames.leaf, className: 'text-c2' },
  { value: '#b7791f', label: colorNames.gold, className: 'text-c3' },
  { value: '#7c8f9e', label: colorNames.slate, className: 'text-c4' },
  { value: '#b5563a', label: colorNames.clay, className: 'text-c5' },
  { value: '#1d4e89', label: colorNames.blue, className: 'text-info' },
]

const byValue = new Map(categoryColors.map((color) => [color.value, color]))

/** How an icon is colored: a class for the theme's colors, the color itself for any other. */
export function colorOf(color: string | null): { className: string; color?: string } {
  if (color === null) return { className: 'text-ink-2' }
  const known = byValue.get(color.toLowerCase())
  return known ? { className: known.className } : { className: '', color: color }
}
