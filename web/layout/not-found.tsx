import { Link } from 'react-router'
import { Logo } from './bars/logo.tsx'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'

export const meta = () => [{ title: '404 Page Not Found, Jubilee' }, { name: 'robots', content: 'noindex' }]

/** The 404 screen, its text from the route table of the specification. */
export default function NotFound() {
  return (
    <main
      id="main"
      className="page-width grid min-h-[80dvh] place-content-center justify-items-center gap-4 py-16 text-center"
    >
      <Logo />
      <h1 className="mt-4">404 Page Not Found</h1>
      <p className="max-w-text text-ink-2">There is no page at this address. Nothing of yours was changed.</p>
      <Link className={buttonClass({})} to={paths.home}>
        Go home
      </Link>
    </main>
  )
}
