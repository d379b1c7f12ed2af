import {
  Languages,
  LayoutDashboard,
  LogOut,
  Mail,
  ReceiptText,
  Settings,
  TrendingUp,
  Upload,
  type LucideIcon,
} from 'lucide-react'
import type { User } from '#contracts/account/account.ts'
import { LOCALE } from '#web/format/messages.ts'
import { paths } from '#web/paths.ts'
import { otherLanguage } from '#web/language/messages.ts'
import { accountTexts } from './messages.ts'

export type AccountItem = { label: string; to: string; Icon: LucideIcon }

/** What belongs to an account and has no place in the main navigation. */
const items: readonly AccountItem[] = [
  { label: accountTexts.settings, to: paths.settings, Icon: Settings },
  { label: accountTexts.billing, to: paths.billing, Icon: ReceiptText },
  { label: accountTexts.letters, to: paths.letters, Icon: Mail },
  { label: accountTexts.extraIncome, to: paths.extraIncome, Icon: TrendingUp },
  { label: accountTexts.import, to: paths.debtsImport, Icon: Upload },
]
const desk: AccountItem = { label: accountTexts.admin, to: paths.admin, Icon: LayoutDashboard }

/** The places of this person's account. Admins have no billing (spec 4), and a desk. */
export function accountItemsOf({ isAdmin }: User): readonly AccountItem[] {
  return isAdmin ? [...items.filter(({ to }) => to !== paths.billing), desk] : items
}

/** A place and what is below it, as a screen of the desk. */
export const isAt = (pathname: string, { to }: AccountItem) =>
  pathname === to || pathname.startsWith(`${to}/`)

/** The same place in the other language, named in that one. */
export const languageItem = { label: otherLanguage.name, Icon: Languages }

export const signOutItem = { label: accountTexts.signOut, Icon: LogOut }

/** "RB" of Ruth Bennett; of somebody without a last name the one letter. */
export function initialsOf({ firstName, lastName, email }: User): string {
  const letters = [firstName, lastName].flatMap((name) => [...name.trim()].slice(0, 1))
  return (letters.length > 0 ? letters : [...email].slice(0, 1)).join('').toLocaleUpperCase(LOCALE)
}

/** "Ruth Bennett"; the email where there is no name. */
export function fullNameOf({ firstName, lastName, email }: User): string {
  return `${firstName} ${lastName}`.trim() || email
}
