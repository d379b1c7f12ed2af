import { TitledCard } from '#web/ui/card.tsx'
import { Tag } from '#web/ui/tag.tsx'
import type { Access } from '#engine/access/access.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { ReactNode } from 'react'
import { Facts } from '#web/ui/figures/facts.tsx'
import { ConfirmPayment } from './confirm-payment.tsx'
import { statusTexts, statusWords } from './messages.ts'
import type { PlanFacts } from './plan-facts.ts'
import { formatInstantDate } from '#web/format/dates.ts'
import { endOf, nextWords, priceWords, statusTone } from './status-words.ts'

type StatusCardProps = {
  facts: PlanFacts
  access: Access
  /** what may be done with the plan; a pale shape of it until that is known, null where there is nothing */
  actions: ReactNode
}

/** The plan, its status, what it costs and what comes next. Admins have none (spec 4). */
export function StatusCard({ facts, access, actions }: StatusCardProps) {
  const isTroubled = access.line === 'grace' || access.line === 'lapsed'
  const next = nextWords(facts, access)
  return (
    <TitledCard
      title={statusTexts.title}
      aside={<Tag tone={statusTone(facts.status)}>{statusWords[facts.status]}</Tag>}
    >
      {facts.toConfirm ? (
        <ConfirmPayment toConfirm={facts.toConfirm} facts={facts} access={access} />
      ) : isTroubled ? (
        <Next text={next} isTroubled />
      ) : null}
      <Facts facts={linesOf(facts, access)} />
      {isTroubled ? null : <Next text={next} />}
      {actions ? <div className="mt-4 flex min-h-11 flex-wrap gap-3">{actions}</div> : null}
    </TitledCard>
  )
}

function Next({ text, isTroubled }: { text: string; isTroubled?: boolean }) {
  return (
    <p
      className={classNames(
        'text-small',
        isTroubled ? 'mt-3 rounded-control bg-warn-soft px-4 py-3 text-warn' : 'mt-4 text-ink-2',
      )}
    >
      {text}
    </p>
  )
}

function linesOf(facts: PlanFacts, { badge }: Access): [string, string][] {
  const end = endOf(facts)
  const isTrial = facts.status === 'trialing' && facts.trialEndsAt !== null
  return [
    [statusTexts.plan, badge],
    [statusTexts.price, priceWords(badge)],
    ...(isTrial
      ? [[statusTexts.trialEnds, formatInstantDate(facts.trialEndsAt ?? '')] as [string, string]]
      : []),
    [end.label, end.date],
  ]
}
