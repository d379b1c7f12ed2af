import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { LogoMark } from './bars/logo.tsx'

const links = [
  { to: paths.education, name: 'Articles' },
  { to: paths.pricing, name: 'Pricing' },
  { to: paths.foundation, name: 'Foundation' },
  { to: paths.foundationApply, name: 'Grants' },
  { to: paths.foundationDonate, name: 'Give' },
  { to: paths.foundationLedger, name: 'Ledger' },
  { to: paths.privacy, name: 'Privacy' },
  { to: paths.terms, name: 'Terms' },
]

export function PublicFooter() {
  return (
    <footer className="no-print border-t border-line bg-sunken">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-10 gap-y-4 py-8">
        <p className="flex items-center gap-3 font-display text-small font-[560] text-ink-2">
          <LogoMark />
          Faith. Finance. Freedom.
        </p>
        <nav aria-label="Footer">
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
          </ul>
        </nav>
        <p className="w-full text-tiny text-ink-3">
          Education only. Jubilee is not a lender and holds no money.
        </p>
      </div>
    </footer>
  )
}
