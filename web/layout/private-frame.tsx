import { Link, Outlet, useLocation } from 'react-router'
import { decideRoute } from '#engine/access/routes.ts'
import { KeptHere } from '#web/features/private/kept-here.tsx'
import { needsAccount } from '#web/features/private/messages.ts'
import { NeedsAccount } from '#web/features/private/needs-account.tsx'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Logo } from './bars/logo.tsx'
import { SkipLink } from './bars/skip-link.tsx'
import { headerTexts, privateScreenNames } from './messages.ts'

const screens = [
  { to: paths.debtTracker, label: privateScreenNames.debt },
  { to: paths.goals, label: privateScreenNames.goals },
  { to: paths.calculators, label: privateScreenNames.calculators },
] as const

/**
 * Around the screens of a person without an account. Links out of it reload the page: from there on the server is
 * asked again.
 */
export function PrivateFrame() {
  const { pathname } = useLocation()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header data-no-print className="border-b border-line bg-paper">
        <div className="page-width flex min-h-16 flex-wrap items-center gap-x-1 gap-y-1 py-2">
          <a
            href={paths.landing}
            aria-label={headerTexts.startPage}
            className="mr-auto rounded-control p-2 -ml-2"
          >
            <Logo />
          </a>
          <a
            href={paths.createAccount}
            className={buttonClass({ size: 'small', className: 'sm:order-last' })}
          >
            {needsAccount.create}
          </a>
          <nav aria-label={headerTexts.main} className="flex flex-wrap max-sm:w-full max-sm:-mx-3">
            {screens.map(({ to, label }) => (
              <Link
                key={to}
                to={to}
                aria-current={pathname === to ? 'page' : undefined}
                className="inline-flex min-h-11 items-center rounded-control px-3 font-[520] text-ink-2 no-underline hover:text-ink aria-[current]:bg-brand-soft aria-[current]:text-brand-deep"
              >
                {label}
              </Link>
            ))}
          </nav>
        </div>
      </header>
      <KeptHere />
      <main id="main" tabIndex={-1} className="page-width flex-1 pt-6 pb-16 outline-none md:pt-8">
        {decideRoute(pathname, 'private', '').isOpen ? <Outlet /> : <NeedsAccount />}
      </main>
    </div>
  )
}
