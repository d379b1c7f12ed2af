import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { needsAccount } from './messages.ts'

/** In place of a screen that only an account has. */
export function NeedsAccount() {
  return (
    <div className="grid max-w-text justify-items-start gap-4 py-10">
      <h1>{needsAccount.title}</h1>
      <p className="text-ink-2">{needsAccount.text}</p>
      <div className="flex flex-wrap gap-3">
        <a href={paths.createAccount} className={buttonClass({})}>
          {needsAccount.create}
        </a>
        <a href={paths.login} className={buttonClass({ variant: 'quiet' })}>
          {needsAccount.signIn}
        </a>
        <Link to={paths.debtTracker} className={buttonClass({ variant: 'plain' })}>
          {needsAccount.back}
        </Link>
      </div>
    </div>
  )
}
