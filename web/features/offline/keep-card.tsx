import { TitledCard } from '#web/ui/card.tsx'
import { CheckboxField } from '#web/ui/fields/field.tsx'
import { keepTexts as texts } from './messages.ts'
import { useKeepChoice } from './use-keep-choice.ts'

/** The answer of this device, to be changed at any time. */
export function KeepCard({ userId }: { userId: string }) {
  const { choice, choose } = useKeepChoice(userId)
  return (
    <TitledCard title={texts.title} lead={texts.means}>
      <CheckboxField
        name="keepsFigures"
        label={texts.label}
        hint={texts.warning}
        checked={choice === 'yes'}
        onCheckedChange={(isOn) => choose(isOn ? 'yes' : 'no')}
      />
    </TitledCard>
  )
}
