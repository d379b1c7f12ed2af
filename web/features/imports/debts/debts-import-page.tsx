import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Import } from '#contracts/money/imports.ts'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DebtsPreview } from './debts-preview.tsx'
import { FileChoice } from '../file-choice.tsx'
import { ImportFrame } from '../import-frame.tsx'
import { transactionTexts } from '../messages.ts'
import { UndoImport } from '../undo-import.tsx'
import { useFileChoice } from '../use-file-choice.ts'
import { debtTexts as texts } from './messages.ts'

export const meta = () => [{ title: texts.pageTitle }]

/** Debts from a file: choose, look, import; and take them back. */
export default function DebtsImportPage() {
  const choosing = useFileChoice(({ is }) => (is === 'csv' ? null : texts.isStatement))
  const [made, setMade] = useState<Import | null>(null)
  const { file } = choosing
  return (
    <ImportFrame kind="debts" back={paths.debtTracker} texts={texts} shownId={made?.id ?? null}>
      {made && <Made made={made} onUndone={() => setMade(null)} />}
      <FileChoice
        label={file || made ? transactionTexts.another : transactionTexts.choose}
        hint={texts.chooseHint}
        accept=".csv,.tsv,.txt,text/csv"
        error={choosing.error}
        isBusy={choosing.isReading}
        onStop={choosing.stop}
        onFile={(chosen) => {
          setMade(null)
          choosing.choose(chosen)
        }}
      />
      {file?.is === 'csv' && (
        <DebtsPreview
          key={choosing.chosen}
          name={file.name}
          cells={file.cells}
          onDone={(done) => {
            choosing.clear()
            setMade(done)
          }}
        />
      )}
    </ImportFrame>
  )
}

function Made({ made, onUndone }: { made: Import; onUndone: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button that was pressed is gone: the focus continues here.
    title.current?.focus()
  }, [])
  return (
    <Card aria-labelledby="made-title" className="grid grid-cols-1 gap-3 sm:p-6">
      <h2 id="made-title" ref={title} tabIndex={-1} className="outline-none">
        {texts.added(made.debts.length)}
      </h2>
      <p className="break-words text-ink-2">
        {texts.from(made.fileName, made.debts.map(({ name }) => name).join(', '))}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Link to={paths.debtTracker} className={buttonClass({ size: 'small' })}>
          {texts.seeThem}
        </Link>
        <UndoImport made={made} onUndone={onUndone} />
      </div>
    </Card>
  )
}
