/** The sections of the admin's desk, in the order of its navigation. A section is one line here and its routes. */
import {
  BookOpenCheck,
  Clock,
  FileText,
  HandHeart,
  HeartPulse,
  LayoutDashboard,
  Megaphone,
  ScrollText,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { paths } from '#web/paths.ts'
import { sectionNames } from './messages.ts'

export type AdminSection = {
  path: string
  label: string
  icon: LucideIcon
}

export const adminSections: readonly AdminSection[] = [
  { path: paths.admin, label: sectionNames.desk, icon: LayoutDashboard },
  { path: paths.adminGrants, label: sectionNames.grants, icon: HandHeart },
  { path: paths.adminLedger, label: sectionNames.ledger, icon: BookOpenCheck },
  { path: paths.adminNews, label: sectionNames.news, icon: Megaphone },
  { path: paths.adminContent, label: sectionNames.content, icon: FileText },
  { path: paths.adminPeople, label: sectionNames.people, icon: Users },
  { path: paths.adminJobs, label: sectionNames.jobs, icon: Clock },
  { path: paths.adminHealth, label: sectionNames.health, icon: HeartPulse },
  { path: paths.adminAudit, label: sectionNames.audit, icon: ScrollText },
]

/** The section of a path: the section itself, or a page below it. The desk has no pages below it. */
export function sectionOf(pathname: string): AdminSection | undefined {
  return adminSections.find(
    ({ path }) => pathname === path || (path !== paths.admin && pathname.startsWith(`${path}/`)),
  )
}
