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

export type AdminSection = {
  path: string
  label: string
  icon: LucideIcon
}

export const adminSections: readonly AdminSection[] = [
  { path: paths.admin, label: 'Desk', icon: LayoutDashboard },
  { path: paths.adminGrants, label: 'Grants', icon: HandHeart },
  { path: paths.adminLedger, label: 'Ledger', icon: BookOpenCheck },
  { path: paths.adminNews, label: 'News', icon: Megaphone },
  { path: paths.adminContent, label: 'Content', icon: FileText },
  { path: paths.adminPeople, label: 'People', icon: Users },
  { path: paths.adminJobs, label: 'Jobs', icon: Clock },
  { path: paths.adminHealth, label: 'System health', icon: HeartPulse },
  { path: paths.adminAudit, label: 'Audit log', icon: ScrollText },
]

/** The section of a path: the section itself, or a page below it. The desk has no pages below it. */
export function sectionOf(pathname: string): AdminSection | undefined {
  return adminSections.find(
    ({ path }) => pathname === path || (path !== paths.admin && pathname.startsWith(`${path}/`)),
  )
}
