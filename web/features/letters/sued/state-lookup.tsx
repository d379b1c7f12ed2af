import { useState } from 'react'
import { formatDate } from '#web/format/dates.ts'
import { Card } from '#web/ui/card.tsx'
import { SelectField } from '#web/ui/fields/field.tsx'
import { stateTexts as texts, suedFieldTexts } from './messages.ts'
import { StateLinks } from './state-links.tsx'
import { stateOptions, stateRuleOf, type StateRule } from './state-rules.ts'

const states = stateOptions(texts.choose)

/** The days that the courts of a state give, their rule and where it was read, and the state's own forms. */
export function StateLookup() {
  const [state, choose] = useState('')
  const rule = stateRuleOf(state)
  return (
    <Card aria-labelledby="state-days" className="grid grid-cols-1 content-start gap-4 md:p-6" data-no-print>
      <div>
        <h2 id="state-days">{texts.title}</h2>
        <p className="mt-1.5 text-small text-ink-2">{texts.hint}</p>
      </div>
      <SelectField label={suedFieldTexts.state} options={states} value={state} onValueChange={choose} />
      <output aria-live="polite" className="grid gap-3 text-small">
        {rule && <OneState rule={rule} />}
      </output>
      <p className="text-small text-ink-2">{texts.lastDay}</p>
    </Card>
  )
}

function OneState({ rule }: { rule: StateRule }) {
  const on = formatDate(rule.readOn)
  return (
    <>
      <dl className="grid gap-2">
        {rule.courts.map(({ court, name, days }) => (
          <div key={court}>
            <dt className="font-[560]">{name}</dt>
            <dd className="text-ink-2">{days === null ? texts.onPaper : texts.days(days)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-2">
        {rule.small} <b className="font-[560] text-ink">{texts.clerk}</b>
      </p>
      <p className="text-tiny text-ink-3">
        <a className="link wrap-anywhere" href={rule.url} rel="noreferrer">
          {rule.rule}
        </a>
        . {rule.basis === 'rule' ? texts.readRule(on) : texts.readGuides(on)}
      </p>
      <p className="flex flex-wrap items-center gap-x-4">
        <StateLinks {...rule} />
        {rule.feeWaiverUrl === null && <span className="text-ink-2">{texts.noFeeWaiver}</span>}
      </p>
    </>
  )
}
