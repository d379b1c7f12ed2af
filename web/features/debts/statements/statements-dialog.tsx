import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Debt } from '#contracts/money/debts.ts'
import { listStatements, type Statement } from '#contracts/money/statements.ts'
import { useRead } from '#web/api/use-read.ts'
import { today as currentDay } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { ListDialog } from '#web/ui/dialogs/list-dialog.tsx'
import { Disclosure } from '#web/ui/states/disclosure.tsx'
import { day, exactMoney } from '../figures.ts'
import { statementsTexts as texts } from './messages.ts'
import { RuleOffer } from './rule-offer.tsx'
import { StatementCheck } from './statement-check.tsx'
import { StatementFiguresDialog } from './statement-figures-dialog.tsx'
import { useRemoveStatement } from './use-remove-statement.ts'

type StatementsDialogProps = { debt: Debt; onClose: () => void }

/** The statements of a card: the first one is asked for at once. */
export function StatementsDialog({ debt, onClose }: StatementsDialogProps) {
  const read = useRead(listStatements, { params: { id: debt.id } })
  const [isAdding, setAdding] = useState(false)
  const isFirst = read.data?.length === 0
  if (isFirst || isAdding) {
    const close = isFirst ? onClose : () => setAdding(false)
    return <StatementFiguresDialog debt={debt} onSaved={() => setAdding(false)} onClose={close} />
  }
  return (
    <ListDialog
      title={texts.title(debt.name)}
      description={texts.listIntro}
      read={read}
      what={texts.what}
      action={
        <Button onClick={() => setAdding(true)}>
          <Plus size={18} aria-hidden="true" /> {texts.add}
        </Button>
      }
      onClose={onClose}
    >
      {(statements) => (
        <div className="grid grid-cols-1 gap-6">
          <RuleOffer debt={debt} statements={statements} />
          <ul className="divide-y divide-line">
            {statements.map((statement, at) => (
              <StatementLine key={statement.id} debt={debt} statement={statement} isOpen={at === 0} />
            ))}
          </ul>
        </div>
      )}
    </ListDialog>
  )
}

type StatementLineProps = { debt: Debt; statement: Statement; isOpen: boolean }

function StatementLine({ debt, statement, isOpen }: StatementLineProps) {
  const remove = useRemoveStatement(debt)
  const due = day(statement.dueOn, currentDay())
  return (
    <li className="grid grid-cols-1 gap-2 py-3">
      <div className="flex flex-wrap items-center gap-x-3">
        <p className="min-w-0 flex-1 font-[560]">{texts.due(due)}</p>
        <Button
          variant="plain"
          size="small"
          aria-label={texts.removeLabel(due)}
          onClick={() => void remove(statement)}
        >
          {texts.remove}
        </Button>
      </div>
      <Disclosure
        label={texts.facts(exactMoney(statement.balance), exactMoney(statement.minimum))}
        startsOpen={isOpen}
      >
        <StatementCheck debt={debt} statement={statement} />
      </Disclosure>
    </li>
  )
}
