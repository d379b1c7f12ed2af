import { Link, useLocation } from 'react-router'
import { useUser } from '#web/features/account/use-user.ts'
import { loginReturningTo, paths } from '../paths.ts'
import { buttonClass } from '../ui/button.tsx'
import { Logo } from './bars/logo.tsx'
import { HeaderCoach } from './bars/header-coach.tsx'
import { headerTexts as texts } from './messages.ts'

/**
 * The bar of the public pages (spec 2). Marketing pages: Home, and Sign In for visitors. Legal pages: the logo
 * links home, and Login for visitors. On a screen of the app that visitors may open, signing in comes back to it. Drawn for a visitor until the session is known; nothing moves then.
 */
export function PublicHeader({
  kind,
  comesBack = false,
}: {
  kind: 'marketing' | 'legal'
  comesBack?: boolean
}) {
  const { user } = useUser()
  const { pathname, search } = useLocation()
  const isSignedIn = Boolean(user)
  return (
    <header className="no-print sticky top-0 z-20 border-b border-line bg-paper/92 backdrop-blur">
      <div className="page-width flex min-h-16 flex-wrap items-center gap-x-1.5 py-2">
        <Link
          to={isSignedIn ? paths.dashboard : paths.landing}
          aria-label={texts.startPage}
          className="mr-auto flex min-h-11 items-center"
        >
          <Logo />
        </Link>
        <nav aria-label={texts.main} className="flex flex-wrap items-center gap-1.5">
          {kind === 'marketing' && (
            <Link
              to={isSignedIn ? paths.dashboard : paths.home}
              className={buttonClass({ variant: 'plain' })}
            >
              {texts.home}
            </Link>
          )}
          {!isSignedIn && (
            <Link
              to={comesBack ? loginReturningTo(pathname + search) : paths.login}
              className={buttonClass({ variant: 'quiet' })}
            >
              {kind === 'marketing' ? texts.signIn : texts.login}
            </Link>
          )}
        </nav>
        <HeaderCoach />
      </div>
    </header>
  )
}
