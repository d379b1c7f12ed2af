import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { listImports, MAX_IMPORT_ROWS, type Import } from '#contracts/money/imports.ts'
import { useRead } from '#web/api/use-read.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FileChoice } from '../file-choice.tsx'
import { ImportFrame } from '../import-frame.tsx'
import { transactionTexts as texts } from '../messages.ts'
import { importWords } from '../past-imports.tsx'
import type { ReadFile } from '../read-file.ts'
import { sortTexts } from './messages.ts'
import { SortLines } from './sort-lines.tsx'
import { TransactionsPreview } from './transactions-preview.tsx'
import { UndoImport } from '../undo-import.tsx'
import { useFileChoice } from '../use-file-choice.ts'

export const meta = () => [{ title: texts.pageTitle }]

/** Transactions from a file: choose, review, import, sort, undo. The URL has the import that is shown. */
export default function TransactionsImportPage() {
  const [params, setParams] = useSearchParams()
  const importId = params.get('import')
  const choosing = useFileChoice(refusalOf)
  const show = (made: Import) => {
    choosing.clear()
    setParams({ import: made.id }, { preventScrollReset: false })
  }
  const begin = () => setParams({})
  return (
    <ImportFrame kind="transactions" back={paths.budgeting} texts={texts} shownId={importId}>
      {importId ? (
        <Shown key={importId} importId={importId} onAnother={begin} />
      ) : (
        <>
          <FileChoice
            label={choosing.file ? texts.another : texts.choose}
            hint={texts.chooseHint}
            accept=".csv,.tsv,.txt,.ofx,.qfx,.qif,text/csv"
            error={choosing.error}
            isBusy={choosing.isReading}
            onFile={choosing.choose}
            onStop={choosing.stop}
          />
          {choosing.file && <TransactionsPreview key={choosing.chosen} file={choosing.file} onDone={show} />}
        </>
      )}
    </ImportFrame>
  )
}

function rowsIn(file: ReadFile): number {
  if (file.is === 'csv') return file.cells.length
  return file.is === 'qif' ? file.table.rows.length : file.rows.length + file.faults.length
}

/** column names and a summary may come before the rows */
const ROWS_ABOVE = 30

function refusalOf(file: ReadFile): string | null {
  const rows = rowsIn(file)
  return rows > MAX_IMPORT_ROWS + ROWS_ABOVE ? texts.tooMany(rows) : null
}

/** An import that is there: what it was, the way back, and its lines. */
function Shown({ importId, onAnother }: { importId: string; onAnother: () => void }) {
  const imports = useRead(listImports)
  const title = useRef<HTMLHeadingElement>(null)
  const made = imports.data?.find(({ id }) => id === importId)
  const isThere = made !== undefined
  useEffect(() => {
    // The button that was pressed is gone: the focus continues here.
    if (isThere) title.current?.focus()
  }, [isThere])
  // The list of earlier imports below shows the error.
  if (!imports.data) return null
  if (!made) {
    return (
      <Card className="grid justify-items-start gap-3 sm:p-6">
        <p>{texts.notThere}</p>
        <Button onClick={onAnother}>{texts.choose}</Button>
      </Card>
    )
  }
  return (
    <>
      <Card aria-labelledby="made-title" className="grid grid-cols-1 gap-3 sm:p-6">
        <h2 id="made-title" ref={title} tabIndex={-1} className="break-words outline-none">
          {sortTexts.isIn(made.fileName)}
        </h2>
        <p className="text-ink-2">
          {importWords(made)}.{made.skipped > 0 && ` ${sortTexts.skipped(made.skipped)}`}
        </p>
        <div className="flex flex-wrap gap-3">
          <UndoImport made={made} onUndone={onAnother} />
          <Button variant="quiet" size="small" onClick={onAnother}>
            {texts.another}
          </Button>
        </div>
      </Card>
      <SortLines importId={importId} />
    </>
  )
}
