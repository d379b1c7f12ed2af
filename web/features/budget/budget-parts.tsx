import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { budgetPartTexts } from './parts-messages.ts'

const parts = [
  { path: paths.budgeting, name: budgetPartTexts.budget },
  { path: paths.goals, name: budgetPartTexts.goals },
] as const

/** The two parts of the screen, each with an address of its own (spec 2). */
export function BudgetParts({ current }: { current: (typeof parts)[number]['path'] }) {
  return (
    <nav aria-label={budgetPartTexts.label} className="mb-5 print:hidden">
      <ul className="flex gap-6 border-b border-line">
        {parts.map(({ path, name }) => (
          <li key={path}>
            <Link
              to={path}
              aria-current={path === current ? 'page' : undefined}
              className={classNames(
                '-mb-px inline-flex min-h-11 items-center border-b-2 px-0.5 font-[560]',
                path === current
                  ? 'border-brand text-ink'
                  : 'border-transparent text-ink-2 forced-colors:[border-color:Canvas] hover:border-line-strong hover:text-ink',
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
