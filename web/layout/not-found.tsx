import { Link } from 'react-router'
import { Logo } from './bars/logo.tsx'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { notFoundTexts as texts } from './messages.ts'

export const meta = () => [{ title: texts.tab }, { name: 'robots', content: 'noindex' }]

/** The 404 screen, its text from the route table of the specification. */
export default function NotFound() {
  return (
    <main
      id="main"
      className="page-width grid min-h-[80dvh] place-content-center justify-items-center gap-4 py-16 text-center"
    >
      <Logo />
      <h1 className="mt-4">{texts.title}</h1>
      <p className="max-w-text text-ink-2">{texts.text}</p>
      <Link className={buttonClass({})} to={paths.home}>
        {texts.home}
      </Link>
    </main>
  )
}
