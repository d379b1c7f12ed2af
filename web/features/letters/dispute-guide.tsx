import bureaus from '#content/letters/bureaus.json' with { type: 'json' }
import { formatDate } from '#web/format/dates.ts'
import { MarkedText } from '#web/ui/reading/marked-text.tsx'
import { disputeGuide as guide } from './guide-messages.ts'
import { disputeTexts as texts } from './messages.ts'
import { SourceLinks } from './source-links.tsx'

/** How a dispute goes, step by step, and where it is sent. */
export function DisputeGuide() {
  return (
    <aside
      aria-labelledby="dispute-guide"
      className="grid min-w-0 grid-cols-1 content-start gap-5"
      data-no-print
    >
      <div>
        <h3 id="dispute-guide">{texts.guide}</h3>
        <ol className="mt-3 grid grid-cols-1 gap-3">
          {guide.steps.map((step, at) => (
            <li key={step.title} className="flex gap-3 text-small">
              <span
                aria-hidden="true"
                className="grid size-7 shrink-0 place-items-center rounded-full bg-brand-soft font-[600] text-brand-deep"
              >
                {at + 1}
              </span>
              <div className="min-w-0 wrap-anywhere">
                <p className="font-[560]">{step.title}</p>
                <p className="text-ink-2">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <Addresses />
      {guide.limits.map((limit) => (
        <p key={limit} className="text-small text-ink-2">
          {limit}
        </p>
      ))}
      <SourceLinks sources={guide.sources} />
    </aside>
  )
}

const addressParts = {
  link: (words: string) => (
    <a className="link" href={bureaus.source.url} rel="noreferrer">
      {words}
    </a>
  ),
}

function Addresses() {
  return (
    <div>
      <h3>{texts.sendTo}</h3>
      <ul className="mt-3 grid grid-cols-1 gap-4 sm:grid-cols-3 lg:grid-cols-1">
        {bureaus.bureaus.map(({ id, name, lines }) => (
          <li key={id} className="text-small">
            <p className="font-[560]">{name}</p>
            <address className="text-ink-2 not-italic">
              {lines.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-tiny text-ink-3">
        <MarkedText
          text={texts.addresses(bureaus.source.publisher, formatDate(bureaus.checkedOn))}
          parts={addressParts}
        />
      </p>
    </div>
  )
}
