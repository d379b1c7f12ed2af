import { useId } from 'react'
import content from '#content/foundation/foundation.json' with { type: 'json' }
import type { FormFields } from '#web/forms/fields.ts'
import { formatPrice } from '#web/format/money.ts'
import { TextField, fieldId } from '#web/ui/field.tsx'
import { ChoiceCard } from './choice-card.tsx'
import { OWN_AMOUNT, type GiftValues } from './gift-form.ts'
import { giveTexts } from './messages.ts'

/** The four sizes of a gift, each with what it can do, and one's own. */
export function AmountChoice({ form }: { form: FormFields<GiftValues> }) {
  const { values, change } = form
  const group = useId()
  const isOwn = values.choice === OWN_AMOUNT
  const pick = (choice: string) => ({
    name: group,
    checked: values.choice === choice,
    onChange: () => change({ choice }),
  })
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-h3 font-[560]">{giveTexts.amountTitle}</legend>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {content.donate.tiers.map((tier) => (
          <ChoiceCard key={tier.id} text={tier.text} input={pick(tier.id)}>
            <span className="fig text-figure-s">{formatPrice(tier.cents)}</span>
          </ChoiceCard>
        ))}
        <div className="sm:col-span-2">
          <ChoiceCard
            input={{ ...pick(OWN_AMOUNT), ...(isOwn ? {} : { id: fieldId('amount') }) }}
            text={giveTexts.ownHint}
          >
            <span className="font-[560]">{giveTexts.ownAmount}</span>
          </ChoiceCard>
        </div>
      </div>
      {isOwn ? (
        <div className="mt-4 max-w-64">
          <TextField
            label={giveTexts.ownLabel}
            prefix="$"
            inputMode="decimal"
            autoComplete="transaction-amount"
            maxLength={20}
            {...form.field('amount')}
          />
        </div>
      ) : null}
    </fieldset>
  )
}
