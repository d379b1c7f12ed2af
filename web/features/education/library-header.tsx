import { Link } from 'react-router'
import { paths } from '#web/paths.ts'

/** What the screen is for, in one sentence. */
export function LibraryHeader() {
  return (
    <header className="max-w-text">
      <p className="mb-2 text-small text-ink-2">Financial Education</p>
      <h1>Learn a little, and use it today.</h1>
      <p className="mt-3 text-ink-2">
        Short articles in plain words. Each figure has a source or is worked out in front of you. A word you
        do not know? <Link to={paths.glossary}>Look it up</Link>.
      </p>
    </header>
  )
}
