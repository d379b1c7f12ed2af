import { Link } from 'react-router'
import { namesCourtPapers } from '#engine/letters/court-words.ts'
import { paths } from '#web/paths.ts'
import { courtNoteTexts } from './messages.ts'

export const courtPapersPath = `${paths.letters}?tab=sued`

/** Leads to the court papers where what a person typed names them; else nothing. */
export function CourtNote({ text }: { text: string }) {
  return (
    <output aria-live="polite" data-no-print className="contents">
      {namesCourtPapers(text) && (
        <span className="block rounded-control bg-warn-soft px-4 py-3 text-small text-warn">
          {courtNoteTexts.named}{' '}
          <Link to={courtPapersPath} className="link font-[560]">
            {courtNoteTexts.link}
          </Link>
        </span>
      )}
    </output>
  )
}
