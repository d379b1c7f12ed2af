/** The purpose of the screen, and that it promises no earnings. */
export function IncomeHeader() {
  return (
    <header className="max-w-text">
      <p className="mb-2 text-small text-ink-2">AI Extra Income Generator</p>
      <h1>Find work that fits your hours.</h1>
      <p className="mt-3 text-lead text-ink-2">
        See what your skills could bring in, what each place takes, and what it would do to your debt.
      </p>
    </header>
  )
}
