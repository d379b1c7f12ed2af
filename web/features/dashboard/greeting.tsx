import { formatDate, today } from '#web/format/dates.ts'
import { basisText, greetingTexts } from './messages.ts'

/** The dashboard opens at its top, with the person's name and what this place is (spec 2). */
export function Greeting({ firstName }: { firstName: string | null | undefined }) {
  return (
    <header>
      <h1 className="text-[1.625rem] md:text-[2rem]">
        {greetingTexts.welcome(firstName?.trim() || 'Guest')}
      </h1>
      <p className="mt-1 max-w-text text-small text-ink-2">{greetingTexts.intro}</p>
    </header>
  )
}

/** What the figures of the page follow from, and that the lender's statement wins. */
export function BasisNote() {
  return <p className="text-tiny text-ink-3">{basisText(formatDate(today()))}</p>
}
