import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { TitledCard } from '#web/ui/card.tsx'
import { CheckboxField } from '#web/ui/fields/field.tsx'
import { chatTexts, modelTexts } from './messages.ts'

/** Whether a language model may help to read the person's questions. */
export function ModelSwitch({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <TitledCard title={modelTexts.title}>
      <CheckboxField
        name="coachModel"
        label={modelTexts.label}
        hint={modelTexts.hint}
        checked={isOn}
        onCheckedChange={onChange}
      />
      <Link to={paths.coachRules} className="link inline-flex min-h-11 items-center text-small">
        {chatTexts.rules}
      </Link>
    </TitledCard>
  )
}
