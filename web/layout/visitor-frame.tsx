import { Outlet } from 'react-router'
import { PublicFoot } from './public-foot.tsx'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'
import { SkipLink } from './bars/skip-link.tsx'

/** Around a screen that people open inside the app, for a visitor: the bars of the public pages. */
export function VisitorFrame() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PublicHeader kind="marketing" comesBack />
      <main id="main" tabIndex={-1} className="page-width flex-1 pt-6 pb-16 outline-none md:pt-8">
        <Outlet />
      </main>
      <PublicFooter />
      <PublicFoot />
    </div>
  )
}
