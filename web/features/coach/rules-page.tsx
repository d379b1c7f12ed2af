import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { ruleSections, rulesLead, rulesLink, rulesTitle } from './rules.content.ts'

export const meta = () => [{ title: 'How the coach works, Jubilee' }]

/** The coach's rules in plain words: where figures come from, what it never does, what is kept and shared. */
export default function RulesPage() {
  return (
    <div className="mx-auto w-full max-w-[44rem]">
      <Link
        to={paths.education}
        className="-ml-2 mb-3 inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-small text-ink-2 no-underline hover:text-ink print:hidden"
      >
        <ArrowLeft size={16} aria-hidden="true" /> Financial Education
      </Link>
      <h1>{rulesTitle}</h1>
      <p className="mt-3 text-ink-2">{rulesLead}</p>
      {ruleSections.map(({ title, lines }) => (
        <section key={title} className="mt-8">
          <h2>{title}</h2>
          <ul className="mt-3 grid list-disc gap-2 pl-6 marker:text-ink-3">
            {lines.map((line) => (
              <li key={line} className="pl-1.5">
                {line}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Link
        to={paths.privacySettings}
        className={buttonClass({ variant: 'quiet', className: 'mt-8 print:hidden' })}
      >
        {rulesLink}
      </Link>
    </div>
  )
}
