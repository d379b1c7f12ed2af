import type { Debt } from '#contracts/money/debts.ts'
import type { Statement } from '#contracts/money/statements.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import { minimumRuleOf } from '#engine/debts/start/this-month.ts'
import { matchStatement, type CheckedFigure } from '#engine/debts/statements/match-statement.ts'
import { toStatement } from '#engine/debts/statements/statement-record.ts'
import { Tag } from '#web/ui/tag.tsx'
import { apr, exactMoney, timeSpan } from '../figures.ts'
import { figureNames, reasonTexts, statementsTexts as texts } from './messages.ts'

/** Each figure of a statement beside ours, and why one may differ. */
export function StatementCheck({ debt, statement }: { debt: Debt; statement: Statement }) {
  const checked = matchStatement(toStatement(statement), minimumRuleOf(toDebt(debt)).rule)
  const differing = checked.filter(({ isMatch }) => !isMatch).length
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="font-[560]">
        {differing === 0 ? texts.allMatch : texts.someDiffer(differing, checked.length)}
      </p>
      <ul className="divide-y divide-line">
        {checked.map((figure) => (
          <Figure key={figure.figure} checked={figure} />
        ))}
      </ul>
    </div>
  )
}

function Figure({ checked: { figure, theirs, ours, isMatch, reasons } }: { checked: CheckedFigure }) {
  const words = (value: number) => (figure === 'minimumOnlyTime' ? timeSpan(value) : exactMoney(value))
  return (
    <li className="grid gap-1 py-2 text-small">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p>{figureNames[figure]}</p>
        <Tag tone={isMatch ? 'good' : 'warn'}>{isMatch ? texts.match : texts.differs}</Tag>
      </div>
      <p className="text-ink-2 tabular-nums">
        {texts.bothFigures(words(theirs), ours === null ? texts.never : words(ours))}
      </p>
      {reasons.map((reason) => (
        <p key={reason.kind} className="text-tiny text-ink-3">
          {reason.kind === 'rate' ? reasonTexts.rate(apr(reason.aprPpm)) : reasonTexts[reason.kind]}
        </p>
      ))}
    </li>
  )
}
