import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { CheckboxField } from '#web/ui/fields/field.tsx'
import { chatTexts, modelTexts } from './messages.ts'

/** Whether a language model may help with the coach's words. */
export function ModelSwitch({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <Card aria-labelledby="coach-model-title" className="sm:p-6">
      <CardTitle id="coach-model-title">{modelTexts.title}</CardTitle>
      <div className="mt-2">
        <CheckboxField
          name="coachModel"
          label={modelTexts.label}
          hint={modelTexts.hint}
          checked={isOn}
          onCheckedChange={onChange}
        />
      </div>
      <Link to={paths.coachRules} className="link inline-flex min-h-11 items-center text-small">
        {chatTexts.rules}
      </Link>
    </Card>
  )
}
