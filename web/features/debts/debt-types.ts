import {
  Banknote,
  Car,
  CircleDollarSign,
  CreditCard,
  GraduationCap,
  House,
  type LucideIcon,
} from 'lucide-react'
import { debtTypes, type DebtType } from '#contracts/money/debts.ts'

/** How each kind of debt is named and drawn. The tone is a pair of theme colors for its icon's ground. */
export const debtTypeLooks: Record<DebtType, { label: string; icon: LucideIcon; tone: string }> = {
  credit_card: { label: 'Credit card', icon: CreditCard, tone: 'bg-gold-soft text-gold-ink' },
  auto_loan: { label: 'Auto loan', icon: Car, tone: 'bg-info-soft text-info' },
  student_loan: { label: 'Student loan', icon: GraduationCap, tone: 'bg-brand-soft text-brand-deep' },
  mortgage: { label: 'Mortgage', icon: House, tone: 'bg-warn-soft text-warn' },
  personal_loan: { label: 'Personal loan', icon: Banknote, tone: 'bg-danger-soft text-danger' },
  other: { label: 'Other debt', icon: CircleDollarSign, tone: 'bg-sunken text-ink-2' },
}

export const typeOptions = debtTypes.map((type) => ({ value: type, label: debtTypeLooks[type].label }))
