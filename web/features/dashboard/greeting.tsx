import type { ReactNode } from 'react'
import { formatDate, today } from '#web/format/dates.ts'
import { basisText, greetingTexts } from './messages.ts'

type GreetingProps = {
  firstName: string | null | undefined
  /** nothing was entered yet */
  isNew: boolean
  /** what changed since the last visit */
  news: ReactNode
}

/** The dashboard opens at its top, with the person's name, what is new, and what this place is (spec 2). */
export function Greeting({ firstName, isNew, news }: GreetingProps) {
  const welcome = isNew ? greetingTexts.welcomeNew : greetingTexts.welcome
  return (
    <header>
      <h1 className="text-[1.625rem] md:text-[2rem]">{welcome(firstName?.trim() || greetingTexts.guest)}</h1>
      {news}
      <p className="mt-1 max-w-text text-small text-ink-2">{greetingTexts.intro}</p>
    </header>
  )
}

/** What the figures of the page follow from, and that the lender's statement wins. */
export function BasisNote() {
  return <p className="text-tiny text-ink-3">{basisText(formatDate(today()))}</p>
}
