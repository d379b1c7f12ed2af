import { useState } from 'react'
import { centsToDollars, centsToTyped, dollarsToCents } from '#engine/money/cents.ts'
import { MoneyField } from '#web/ui/fields/field.tsx'
import { Slider } from '#web/ui/fields/slider.tsx'
import { money, month } from '../figures.ts'
import { extraOf } from '../what-if/address.ts'
import { extraTexts as texts } from './plan-messages.ts'
import { monthOf, type DebtPlan } from './plan-view.ts'
import { type NextFifty, useNextFifty } from './use-plan.ts'

const SLIDER_DOLLARS = 1000
const STEP_DOLLARS = 10

type ExtraPaymentProps = {
  /** as it is being moved, in cents; the plan may follow a moment later */
  extraCents: number
  plan: DebtPlan
  onChange: (cents: number) => void
}

/** Extra each month: a slider for trying out, a field for the exact amount. */
export function ExtraPayment({ extraCents, plan, onChange }: ExtraPaymentProps) {
  const dollars = centsToDollars(extraCents)
  const most = Math.max(SLIDER_DOLLARS, Math.ceil(dollars / 100) * 100)
  return (
    <div>
      <div className="flex items-end justify-between gap-4">
        <p className="text-small font-[560]" aria-hidden="true">
          {texts.label}
        </p>
        <p className="fig text-figure-s">{money(extraCents)}</p>
      </div>
      <div className="print:hidden">
        <Slider
          label={texts.label}
          value={dollars}
          min={0}
          max={most}
          step={STEP_DOLLARS}
          valueText={texts.monthly(money(extraCents))}
          onValueChange={(value) => onChange(dollarsToCents(value))}
        />
        <div className="flex justify-between text-tiny text-ink-3" aria-hidden="true">
          <span>{money(0)}</span>
          <span>
            {most === SLIDER_DOLLARS
              ? `${money(dollarsToCents(SLIDER_DOLLARS))}+`
              : money(dollarsToCents(most))}
          </span>
        </div>
      </div>
      <div className="mt-3 max-w-48 print:hidden">
        <ExtraField extraCents={extraCents} onChange={onChange} />
      </div>
      <NextFiftySentence plan={plan} />
    </div>
  )
}

/** The text stays as typed until the field loses the focus; the slider follows every readable amount. */
function ExtraField({ extraCents, onChange }: Pick<ExtraPaymentProps, 'extraCents' | 'onChange'>) {
  const [typed, setTyped] = useState<string | null>(null)
  const cents = typed === null ? extraCents : typed.trim() === '' ? 0 : extraOf(typed)
  return (
    <MoneyField
      name="extra"
      label={texts.exact}
      value={typed ?? centsToTyped(extraCents)}
      error={cents === null ? texts.error : undefined}
      onValueChange={(text) => {
        setTyped(text)
        const read = text.trim() === '' ? 0 : extraOf(text)
        if (read !== null) onChange(read)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

function NextFiftySentence({ plan }: { plan: DebtPlan }) {
  const next = useNextFifty(plan)
  if (!next) return null
  return <p className="mt-3 text-tiny text-ink-3">{nextFiftyWords(plan, next)}</p>
}

function nextFiftyWords(plan: DebtPlan, { addCents, months, savedCents }: NextFifty): string {
  const [more, saved] = [money(addCents), money(savedCents)]
  if (months >= plan.chosen.months) return texts.saves(more, saved)
  const end = month(monthOf(plan, months))
  return savedCents > 0 ? texts.soonerAndSaves(more, { month: end, saved }) : texts.sooner(more, end)
}
