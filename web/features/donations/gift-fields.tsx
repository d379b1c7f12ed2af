import { useId, type ReactNode } from 'react'
import { MAX_NAME } from '#contracts/foundation/donations.ts'
import { formatPrice } from '#web/format/money.ts'
import type { FormFields } from '#web/forms/fields.ts'
import { ChoiceField } from '#web/ui/fields/choice-field.tsx'
import { DollarField, TextField, fieldId } from '#web/ui/fields/field.tsx'
import { OWN_AMOUNT, type GiftValues } from './gift-form.ts'
import { giftTiers, giveTexts } from './messages.ts'

/** The four preset amounts with what each can do, and a custom amount. */
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
        {giftTiers.map((tier) => (
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
          <DollarField
            label={giveTexts.ownLabel}
            autoComplete="transaction-amount"
            maxLength={20}
            {...form.field('amount')}
          />
        </div>
      ) : null}
    </fieldset>
  )
}

const namings = [
  { value: 'anonymous', label: giveTexts.anonymous, note: giveTexts.anonymousHint },
  { value: 'named', label: giveTexts.showName, note: giveTexts.showNameHint },
] as const

/** Anonymous by default; a public name needs consent. */
export function NameChoice({ form }: { form: FormFields<GiftValues> }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <ChoiceField layout="pair" label={giveTexts.nameTitle} choices={namings} {...form.field('naming')} />
      {form.values.naming === 'named' ? (
        <TextField
          label={giveTexts.nameLabel}
          hint={giveTexts.nameHint}
          maxLength={MAX_NAME}
          autoComplete="name"
          {...form.field('publicName')}
        />
      ) : null}
    </div>
  )
}

type ChoiceCardProps = {
  text: string
  input: { name: string; checked: boolean; onChange: () => void; id?: string }
  children: ReactNode
}

/** A radio button as a card that can be pressed anywhere. */
function ChoiceCard({ text, input, children }: ChoiceCardProps) {
  return (
    <label className="grid h-full min-h-11 cursor-pointer grid-cols-[auto_1fr] items-center gap-x-3 gap-y-0.5 rounded-card border border-line-strong bg-raised px-4 py-3 transition-colors hover:border-field has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand/75">
      <input type="radio" {...input} className="row-span-2 size-5 accent-brand outline-none" />
      <span className="min-w-0">{children}</span>
      <span className="min-w-0 text-small text-ink-2">{text}</span>
    </label>
  )
}
