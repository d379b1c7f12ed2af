import { Printer } from 'lucide-react'
import type { LessonWorksheet } from '#contracts/education/course.ts'
import { printLetter } from '#web/api/files/print-letter.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { worksheetTexts as texts } from './messages.ts'

type WorksheetCardProps = {
  worksheet: LessonWorksheet
  /** what the sheet says it belongs to once it is on paper */
  lesson: string
}

/** A lesson's worksheet, with empty lines to write on. It is printed alone, or on a page of its own after the lesson. */
export function WorksheetCard({ worksheet: { title, lead, minutes, parts }, lesson }: WorksheetCardProps) {
  return (
    <Card
      data-letter
      aria-labelledby="lesson-worksheet"
      className="mt-10 border-line-strong md:p-6 print:order-last print:mt-0 print:border-0 print:p-0 print:[page:worksheet]"
    >
      <p className="hidden text-small text-ink-2 print:block">{lesson}</p>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <p className="text-small text-ink-2">{texts.about(minutes)}</p>
          <h2 id="lesson-worksheet" className="text-h3 print:text-h2">
            {title}
          </h2>
        </div>
        <Button variant="quiet" size="small" className="print:hidden" onClick={printLetter}>
          <Printer size={16} aria-hidden="true" /> {texts.print}
        </Button>
      </div>
      <p className="mt-2 max-w-text text-ink-2">{lead}</p>
      <ol className="mt-5 grid list-decimal gap-5 pl-6 marker:text-ink-3">
        {parts.map(({ label, hint, lines }) => (
          <li key={label} className="break-inside-avoid pl-1.5">
            <p className="font-[560]">{label}</p>
            {hint === undefined ? null : <p className="text-small text-ink-2">{hint}</p>}
            <EmptyLines count={lines} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** As high on paper as a hand writes. */
function EmptyLines({ count }: { count: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: count }, (_, line) => (
        <div key={line} className="h-8 border-b border-line-strong print:h-[8mm]" />
      ))}
    </div>
  )
}
