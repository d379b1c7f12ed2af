import { Link } from 'react-router'
import { describeOpenPage } from '#web/api/page-description.ts'
import { paths } from '#web/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { rulesBack, ruleSections, rulesLead, rulesLink, rulesPageTitle, rulesTitle } from './rules.content.ts'

export const meta = describeOpenPage({ title: rulesPageTitle, description: rulesLead }, paths.coachRules)

/** The coach's rules in plain words. */
export default function RulesPage() {
  return (
    <div className="mx-auto w-full max-w-[44rem]">
      <BackLink to={paths.education} className="mb-3">
        {rulesBack}
      </BackLink>
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
