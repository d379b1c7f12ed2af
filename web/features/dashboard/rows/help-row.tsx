import { Phone } from 'lucide-react'
import { formatDate } from '#web/format/dates.ts'
import { OpenRow, type RowState } from '#web/ui/rows/open-row.tsx'
import { helpTexts } from '../messages.ts'
import { HELP_ID } from '../take-action.tsx'
import { help } from './help-messages.ts'

/** Where a trained person can be reached: names, numbers, and the day they were checked. */
export function HelpRow({ row }: { row: RowState }) {
  return (
    <OpenRow {...row} id={HELP_ID} title={help.title} note={helpTexts.note}>
      <p className="mb-4 max-w-text text-small text-ink-2">{help.intro}</p>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-3">
        {help.places.map((place) => (
          <li
            key={place.id}
            className="flex flex-col border-line max-md:border-t max-md:pt-4 max-md:first:border-t-0 max-md:first:pt-0"
          >
            <h3>{place.name}</h3>
            <p className="mt-1 text-small text-ink-2">{place.what}</p>
            <p className="mt-auto flex flex-wrap items-center gap-x-5 pt-1 text-small">
              {place.phone && (
                <a
                  className="link inline-flex min-h-11 items-center gap-1.5"
                  href={`tel:+1${place.phone.replaceAll('-', '')}`}
                >
                  <Phone size={16} aria-hidden="true" /> {place.phone}
                </a>
              )}
              <a
                className="link inline-flex min-h-11 items-center wrap-anywhere"
                href={place.link}
                target="_blank"
                rel="noreferrer"
                aria-label={helpTexts.newTab(place.linkName)}
              >
                {place.linkName}
              </a>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-4 border-t border-line pt-4 text-tiny text-ink-3">
        {help.warning} {helpTexts.checked(formatDate(help.checkedOn))}
      </p>
    </OpenRow>
  )
}
