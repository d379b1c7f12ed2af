import { Link, useLocation } from 'react-router'
import { paths, signUpReturningTo } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { visitorOffer as texts } from './messages.ts'

/** What an account adds, for a visitor: offered below what they came to read. */
export function VisitorOffer() {
  const { pathname, search } = useLocation()
  return (
    <Card aria-labelledby="visitor-offer" className="md:p-6">
      <h2 id="visitor-offer" className="text-h3">
        {texts.title}
      </h2>
      <p className="mt-1 max-w-text text-small text-ink-2">{texts.text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Link to={paths.start} reloadDocument className={buttonClass({ className: 'max-sm:w-full' })}>
          {texts.try}
        </Link>
        <Link
          to={signUpReturningTo(pathname + search)}
          className={buttonClass({ variant: 'quiet', className: 'max-sm:w-full' })}
        >
          {texts.create}
        </Link>
      </div>
    </Card>
  )
}
