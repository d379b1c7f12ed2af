import { incomeHeaderTexts } from './messages.ts'

/** The purpose of the screen, and that it promises no earnings. */
export function IncomeHeader() {
  return (
    <header className="max-w-text">
      <p className="mb-2 text-small text-ink-2">{incomeHeaderTexts.title}</p>
      <h1>{incomeHeaderTexts.heading}</h1>
      <p className="mt-3 text-lead text-ink-2">{incomeHeaderTexts.lead}</p>
    </header>
  )
}
