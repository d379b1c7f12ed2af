import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { lettersCard } from './messages.ts'

/** The way to the letters that every plan has. */
export function LettersCard() {
  return (
    <Card
      aria-labelledby="letters-card"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 md:p-6"
    >
      <div className="max-w-text">
        <CardTitle id="letters-card" as="h3">
          {lettersCard.title}
        </CardTitle>
        <p className="mt-1.5 text-small text-ink-2">{lettersCard.text}</p>
      </div>
      <Link to={paths.letters} className={buttonClass({ variant: 'quiet', className: 'max-sm:w-full' })}>
        {lettersCard.action}
      </Link>
    </Card>
  )
}
