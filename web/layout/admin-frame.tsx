import { ChevronDown } from 'lucide-react'
import { Link, Outlet, useLocation } from 'react-router'
import { IdleWarning } from '#web/features/account/identity/idle-warning.tsx'
import { SecondFactorNeeded } from '#web/features/account/identity/second-factor-needed.tsx'
import { useUser } from '#web/features/account/use-user.ts'
import { adminSections, sectionOf, type AdminSection } from '#web/features/admin/sections.ts'
import { adminFrameTexts } from './messages.ts'

/** The frame of every screen below /admin: the admin sections at its side, on a phone folded above it. */
export default function AdminFrame() {
  const { pathname } = useLocation()
  const { user } = useUser()
  const current = sectionOf(pathname)
  if (user && !user.hasSecondFactor) return <SecondFactorNeeded user={user} />
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[11.5rem_minmax(0,1fr)] lg:gap-10">
      <nav aria-label={adminFrameTexts.sections} data-no-print className="min-w-0">
        {/* It folds again when another section is opened. */}
        <details key={pathname} className="group rounded-control border border-line bg-raised lg:hidden">
          <summary className="flex min-h-12 list-none items-center justify-between gap-3 px-4 text-small font-[560] [&::-webkit-details-marker]:hidden">
            {adminFrameTexts.folded(current?.label)}
            <ChevronDown
              size={18}
              aria-hidden="true"
              className="text-ink-3 transition-transform group-open:rotate-180"
            />
          </summary>
          <SectionList current={current} className="border-t border-line p-2" />
        </details>
        <SectionList current={current} className="sticky top-24 max-lg:hidden" />
      </nav>
      <div className="min-w-0">
        <Outlet />
      </div>
      <IdleWarning />
    </div>
  )
}

function SectionList({ current, className }: { current: AdminSection | undefined; className: string }) {
  return (
    <ul className={`grid gap-0.5 ${className}`}>
      {adminSections.map((section) => (
        <li key={section.path}>
          <SectionLink section={section} isCurrent={section === current} />
        </li>
      ))}
    </ul>
  )
}

function SectionLink({ section, isCurrent }: { section: AdminSection; isCurrent: boolean }) {
  const { path, label, icon: Icon } = section
  return (
    <Link
      to={path}
      aria-current={isCurrent ? 'page' : undefined}
      className="flex min-h-11 items-center gap-3 rounded-control px-3 text-small font-[560] text-ink-2 no-underline hover:bg-sunken hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-deep"
    >
      <Icon size={18} aria-hidden="true" className="shrink-0" />
      {label}
    </Link>
  )
}
