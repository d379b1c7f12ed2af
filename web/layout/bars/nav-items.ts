import {
  BookOpen,
  CreditCard,
  Gauge,
  HandHeart,
  House,
  Package,
  PiggyBank,
  type LucideIcon,
} from 'lucide-react'
import { useLocation } from 'react-router'
import { paths } from '#web/paths.ts'
import { navTexts } from './messages.ts'

type NavItem = {
  label: string
  to: string
  /** paths on which the item is shown as the current one */
  marks: readonly string[]
  Icon: LucideIcon
  /** the others are under More on a phone */
  isInPhoneBar?: boolean
}

/** The main navigation, in the order of spec 2. */
export const navItems: readonly NavItem[] = [
  { label: navTexts.home, to: paths.home, marks: [paths.dashboard], Icon: House, isInPhoneBar: true },
  { label: navTexts.credit, to: paths.creditMonitor, marks: [paths.creditMonitor], Icon: Gauge },
  {
    label: navTexts.debt,
    to: paths.debtTracker,
    marks: [paths.debtTracker],
    Icon: CreditCard,
    isInPhoneBar: true,
  },
  {
    label: navTexts.budget,
    to: paths.budgeting,
    marks: [paths.budgeting, paths.goals],
    Icon: PiggyBank,
    isInPhoneBar: true,
  },
  { label: navTexts.education, to: paths.education, marks: [paths.education], Icon: BookOpen },
  { label: navTexts.products, to: paths.products, marks: [paths.products, paths.partners], Icon: Package },
  {
    label: navTexts.nonProfit,
    to: paths.foundation,
    marks: [paths.foundation, paths.foundationApply, paths.foundationDonate],
    Icon: HandHeart,
  },
]

/** State of a link in a bar: the root gate sends "/" from a bar on to the dashboard (reading 4). */
export type FromBar = { fromBar: true }
export const fromBar: FromBar = { fromBar: true }

export function isFromBar(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromBar' in state
}

/** The first segment of the path: '/education' while an article is open. */
export function useScreenPath(): string {
  const { pathname } = useLocation()
  return `/${pathname.split('/')[1] ?? ''}`
}
