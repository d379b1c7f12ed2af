/** The dashboard opens at its top, with the person's name and what this place is (spec 2). */
export function Greeting({ firstName }: { firstName: string | null | undefined }) {
  return (
    <header>
      <h1>Welcome back, {firstName?.trim() || 'Guest'}</h1>
      <p className="mt-2 max-w-text text-ink-2">
        Here is where you stand, and one step to take next. Jubilee is education: it shows what your figures
        mean and leaves the choice to you.
      </p>
    </header>
  )
}
