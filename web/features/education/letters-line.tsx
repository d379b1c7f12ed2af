import { Mail } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** The way to the letters to collectors, which every plan has. */
export function LettersLine() {
  return (
    <Card
      aria-labelledby="letters-line"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 md:p-6"
    >
      <div className="flex min-w-0 gap-3">
        <Mail size={22} aria-hidden="true" className="mt-1 shrink-0 text-brand" />
        <div className="max-w-text">
          <h2 id="letters-line">A collector writes or calls?</h2>
          <p className="mt-1 text-small text-ink-2">
            Four letters that protect you, free on every plan, each with its rule and its deadline.
          </p>
        </div>
      </div>
      <Link to={paths.letters} className={buttonClass({ variant: 'quiet', className: 'max-sm:w-full' })}>
        See the letters
      </Link>
    </Card>
  )
}
