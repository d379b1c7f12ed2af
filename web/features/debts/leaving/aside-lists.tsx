import { History, RotateCcw, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AnswerOf } from '#contracts/endpoint.ts'
import type { Debt, listRemovedDebts } from '#contracts/money/debts.ts'
import { dateOfInstant, today as currentDay } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { CardAction } from '#web/ui/card-action.tsx'
import { day, exactMoney } from '../figures.ts'
import type { DebtAction } from '../list/debt-card.tsx'
import { debtActions } from '../messages.ts'
import { asideTexts as texts } from './leaving-messages.ts'
import { useReopenDebt, useRestoreDebt } from './use-leaving.ts'

type ClosedDebtsProps = { debts: readonly Debt[]; onAction: (act: DebtAction, debt: Debt) => void }

/** Each closed debt in a line, the last closed first, with its history and the way to reopen it. */
export function ClosedDebts({ debts, onAction }: ClosedDebtsProps) {
  const reopen = useReopenDebt()
  const lastFirst = debts.toSorted((a, b) => ((a.closedAt ?? '') < (b.closedAt ?? '') ? 1 : -1))
  return (
    <ul className="divide-y divide-line">
      {lastFirst.map((debt) => (
        <Line key={debt.id} name={debt.name} note={closedWords(debt)}>
          <CardAction
            name={texts.reopen}
            label={texts.reopenNamed(debt.name)}
            icon={RotateCcw}
            onPress={() => void reopen(debt)}
          />
          <CardAction
            name={debtActions.history}
            label={debtActions.historyOf(debt.name)}
            icon={History}
            onPress={() => onAction('history', debt)}
          />
          <CardAction
            name={debtActions.remove}
            label={debtActions.removeNamed(debt.name)}
            icon={Trash2}
            className="text-ink-3"
            onPress={() => onAction('remove', debt)}
          />
        </Line>
      ))}
    </ul>
  )
}

function closedWords({ closedAt, paidTotal, writtenOff }: Debt): string {
  const closed = texts.closedOn(dayOfMoment(closedAt ?? ''), exactMoney(paidTotal))
  return writtenOff === 0 ? closed : `${closed} ${texts.writtenOff(exactMoney(writtenOff))}`
}

function dayOfMoment(moment: string): string {
  const date = dateOfInstant(moment)
  return date === null ? '' : day(date, currentDay())
}

/** Each removed debt in a line: since when, until when, and the way back. */
export function RemovedDebts({ removed }: { removed: AnswerOf<typeof listRemovedDebts> }) {
  const restore = useRestoreDebt()
  return (
    <ul className="divide-y divide-line">
      {removed.map(({ id, name, removedAt, goneAt }) => (
        <Line key={id} name={name} note={texts.removedOn(dayOfMoment(removedAt), dayOfMoment(goneAt))}>
          <Button
            variant="quiet"
            size="small"
            aria-label={texts.bringBackNamed(name)}
            onClick={() => void restore(id)}
          >
            {texts.bringBack}
          </Button>
        </Line>
      ))}
    </ul>
  )
}

function Line({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <div className="min-w-[min(100%,8rem)] flex-1">
        <h3 className="break-words">{name}</h3>
        <p className="text-tiny text-ink-3">{note}</p>
      </div>
      <div className="flex max-sm:ml-auto">{children}</div>
    </li>
  )
}
