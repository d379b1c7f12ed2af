import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { LanguageLink } from '#web/language/language-link.tsx'
import { LogoMark } from './bars/logo.tsx'
import { footerTexts as texts, motto } from './messages.ts'

const links = [
  { to: paths.education, name: texts.articles },
  { to: paths.pricing, name: texts.pricing },
  { to: paths.foundation, name: texts.foundation },
  { to: paths.foundationApply, name: texts.grants },
  { to: paths.foundationDonate, name: texts.give },
  { to: paths.foundationLedger, name: texts.ledger },
  { to: paths.privacy, name: texts.privacy },
  { to: paths.terms, name: texts.terms },
]

export function PublicFooter() {
  return (
    <footer className="no-print border-t border-line bg-sunken">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-10 gap-y-4 py-8">
        <p className="flex items-center gap-3 font-display text-small font-[560] text-ink-2">
          <LogoMark />
          {motto}
        </p>
        <nav aria-label={texts.label}>
          <ul className="flex flex-wrap gap-x-6">
            {links.map((link) => (
              <li key={link.to}>
                <Link
                  to={link.to}
                  className="inline-flex min-h-11 items-center text-small text-ink-2 hover:text-brand hover:underline"
                >
                  {link.name}
                </Link>
              </li>
            ))}
            <li>
              <LanguageLink className="text-small" />
            </li>
          </ul>
        </nav>
        <p className="w-full text-tiny text-ink-3">{texts.education}</p>
      </div>
    </footer>
  )
}
