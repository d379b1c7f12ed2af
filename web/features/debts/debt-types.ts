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
import { debtTypeLabels } from '#contracts/money/messages/debt-type-messages.ts'

/** How each kind of debt is drawn. The tone is a pair of theme colors for its icon's ground. */
export const debtTypeLooks: Record<DebtType, { icon: LucideIcon; tone: string }> = {
  credit_card: { icon: CreditCard, tone: 'bg-gold-soft text-gold-ink' },
  auto_loan: { icon: Car, tone: 'bg-info-soft text-info' },
  student_loan: { icon: GraduationCap, tone: 'bg-brand-soft text-brand-deep' },
  mortgage: { icon: House, tone: 'bg-warn-soft text-warn' },
  personal_loan: { icon: Banknote, tone: 'bg-danger-soft text-danger' },
  other: { icon: CircleDollarSign, tone: 'bg-sunken text-ink-2' },
}

export const typeOptions = () => debtTypes.map((type) => ({ value: type, label: debtTypeLabels()[type] }))
