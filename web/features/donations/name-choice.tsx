import { useId } from 'react'
import { MAX_NAME } from '#contracts/foundation/donations.ts'
import type { FormFields } from '#web/forms/fields.ts'
import { TextField } from '#web/ui/field.tsx'
import { ChoiceCard } from './choice-card.tsx'
import { giveTexts } from './messages.ts'
import type { GiftValues } from './gift-form.ts'

/** Anonymous, unless somebody agrees to be named in public. */
export function NameChoice({ form }: { form: FormFields<GiftValues> }) {
  const { values, change } = form
  const group = useId()
  const choices = [
    { value: 'anonymous', label: giveTexts.anonymous, hint: giveTexts.anonymousHint },
    { value: 'named', label: giveTexts.showName, hint: giveTexts.showNameHint },
  ] as const
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-small font-[560]">{giveTexts.nameTitle}</legend>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {choices.map(({ value, label, hint }) => (
          <ChoiceCard
            key={value}
            text={hint}
            input={{
              name: group,
              checked: values.naming === value,
              onChange: () => change({ naming: value }),
            }}
          >
            <span className="font-[560]">{label}</span>
          </ChoiceCard>
        ))}
      </div>
      {values.naming === 'named' ? (
        <div className="mt-4">
          <TextField
            label={giveTexts.nameLabel}
            hint={giveTexts.nameHint}
            maxLength={MAX_NAME}
            autoComplete="name"
            {...form.field('publicName')}
          />
        </div>
      ) : null}
    </fieldset>
  )
}
