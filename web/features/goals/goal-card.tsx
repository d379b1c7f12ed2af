import { Check, Ellipsis, History, Pencil, Plus } from 'lucide-react'
import { formatDate } from '#web/format/dates.ts'
import { formatMoney } from '#web/format/money.ts'
import { Button } from '#web/ui/button.tsx'
import { CardAction } from '#web/ui/card-action.tsx'
import { Card } from '#web/ui/card.tsx'
import { Menu, type MenuItem } from '#web/ui/dialogs/menu.tsx'
import { Tag } from '#web/ui/tag.tsx'
import type { Goal } from '#contracts/money/goals.ts'
import { GoalBar } from './goal-bar.tsx'
import { goalCardTexts } from './goal-card-messages.ts'
import { needSentence, type GoalLine } from './goal-view.ts'

export type GoalAction = 'contribute' | 'edit' | 'history' | 'remove' | 'complete' | 'reopen'

type GoalCardProps = { line: GoalLine; onAction: (act: GoalAction, goal: Goal) => void }

/** One open goal: what is saved, how far that is, what each month asks for. */
export function GoalCard({ line, onAction }: GoalCardProps) {
  const { goal, percent, isReached } = line
  const titleId = `goal-${goal.id}`
  return (
    <Card as="article" aria-labelledby={titleId} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-[min(100%,8rem)] flex-1">
          <h3 id={titleId} className="break-words">
            {goal.title}
          </h3>
          <p className="mt-1 text-tiny text-ink-3">
            {goal.targetDate === null
              ? goalCardTexts.noDate
              : goalCardTexts.byDate(formatDate(goal.targetDate))}
          </p>
        </div>
        <div className="text-right">
          <p className="fig text-[1.625rem] leading-tight">{formatMoney(line.currentCents)}</p>
          <p className="text-tiny text-ink-3">{goalCardTexts.ofTarget(formatMoney(line.targetCents))}</p>
        </div>
      </div>
      <div>
        <GoalBar goal={goal} />
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-tiny text-ink-3">
          <span>{goalCardTexts.percentSaved(percent)}</span>
          {isReached && <Tag tone="gold">{goalCardTexts.reached}</Tag>}
        </div>
      </div>
      <p className="text-small text-ink-2">{needSentence(line)}</p>
      <OpenActs line={line} onAction={onAction} />
    </Card>
  )
}

function OpenActs({ line, onAction }: GoalCardProps) {
  const { goal, isReached } = line
  return (
    <div className="mt-auto flex flex-wrap items-center gap-x-1 print:hidden">
      {isReached ? (
        <Button
          size="small"
          className="mr-1"
          aria-label={goalCardTexts.markDoneOf(goal.title)}
          onClick={() => onAction('complete', goal)}
        >
          <Check size={16} aria-hidden="true" /> {goalCardTexts.markDone}
        </Button>
      ) : (
        <Button
          variant="quiet"
          size="small"
          className="mr-1"
          aria-label={goalCardTexts.contributeTo(goal.title)}
          onClick={() => onAction('contribute', goal)}
        >
          <Plus size={16} aria-hidden="true" /> {goalCardTexts.contribute}
        </Button>
      )}
      <CardAction
        name={goalCardTexts.edit}
        label={goalCardTexts.editOf(goal.title)}
        icon={Pencil}
        onPress={() => onAction('edit', goal)}
      />
      <CardAction
        name={goalCardTexts.history}
        label={goalCardTexts.historyOf(goal.title)}
        icon={History}
        onPress={() => onAction('history', goal)}
      />
      <More line={line} onAction={onAction} />
    </div>
  )
}

/** Less common actions. A reached goal still takes contributions and withdrawals. */
function More({ line, onAction }: GoalCardProps) {
  const { goal, isReached } = line
  const items: MenuItem[] = [
    isReached
      ? { label: goalCardTexts.putInOrTakeOut, onSelect: () => onAction('contribute', goal) }
      : { label: goalCardTexts.markDone, onSelect: () => onAction('complete', goal) },
    { label: goalCardTexts.remove, tone: 'danger', onSelect: () => onAction('remove', goal) },
  ]
  return (
    <Menu items={items} className="ml-auto">
      {(opener) => (
        <Button
          {...opener}
          variant="plain"
          size="small"
          className="w-11 px-0!"
          aria-label={goalCardTexts.moreFor(goal.title)}
        >
          <Ellipsis size={20} aria-hidden="true" />
        </Button>
      )}
    </Menu>
  )
}
