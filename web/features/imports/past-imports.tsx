import { Link } from 'react-router'
import { listImports, type Import } from '#contracts/money/imports.ts'
import { useRead } from '#web/api/use-read.ts'
import { formatDate, formatInstantDate } from '#web/format/dates.ts'
import { Card } from '#web/ui/card.tsx'
import { LoadFailed } from '#web/ui/states/load-failed.tsx'
import { pastTexts } from './messages.ts'
import { UndoImport } from './undo-import.tsx'

type PastImportsProps = {
  kind: Import['kind']
  /** the one that is shown already */
  without: string | null
}

/** Earlier imports, each with a button that undoes it. Nothing where there are none. */
export function PastImports({ kind, without }: PastImportsProps) {
  const imports = useRead(listImports)
  if (imports.isError) return <LoadFailed title={pastTexts.failed} reads={imports} />
  const past = (imports.data ?? []).filter((one) => one.kind === kind && one.id !== without)
  if (past.length === 0) return null
  return (
    <Card aria-labelledby="past-title" className="sm:p-6">
      <h2 id="past-title" className="text-h3">
        {pastTexts.title}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {past.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0">
              <p className="font-[560] break-words">{one.fileName}</p>
              <p className="text-tiny text-ink-3">{importWords(one)}</p>
            </div>
            <div className="flex flex-wrap items-center gap-3">
              {kind === 'transactions' && (
                <Link
                  className="link inline-flex min-h-11 items-center text-small"
                  aria-label={pastTexts.linkOf(linkWords(one), one.fileName)}
                  to={`?import=${one.id}`}
                >
                  {linkWords(one)}
                </Link>
              )}
              <UndoImport made={one} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const linkWords = ({ waiting }: Import) => (waiting > 0 ? pastTexts.sortWaiting(waiting) : pastTexts.look)

/** 'Nov 20, 2026: 42 transactions from Nov 1 to Nov 19, 30 in your budget' */
export function importWords({ kind, createdAt, lines, inBudget, firstOn, lastOn, debts }: Import): string {
  const day = formatInstantDate(createdAt)
  if (kind === 'debts') return pastTexts.debts(day, debts.length)
  const days = firstOn && lastOn ? { from: formatDate(firstOn), to: formatDate(lastOn) } : null
  return pastTexts.lines({ day, lines, days, inBudget })
}
