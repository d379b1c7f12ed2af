import { useWrite } from '#web/api/use-write.ts'
import { type CollectorLetter, writeCollectorLetter } from '#contracts/money/letters.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { AreaField } from '#web/ui/fields/area-field.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { contentOf, LetterFacts } from './collector-letters.tsx'
import { emptyCollector, readCollector } from './letter-forms.ts'
import { LetterEditor, useLetterForm } from './letter-editor.tsx'
import { collectorFieldTexts as texts, collectorTexts, letterFieldTexts, letterTexts } from './messages.ts'
import { CourtNote } from './sued/court-note.tsx'

type FieldLook = {
  name: 'fullName' | 'address' | 'collectorName' | 'collectorAddress' | 'reference' | 'details'
  label: string
  isArea?: true
  hint?: string
  required?: false
  maxLength: number
  autoComplete?: string
}

const fields: readonly FieldLook[] = [
  { name: 'fullName', label: letterFieldTexts.fullName, maxLength: 120, autoComplete: 'name' },
  {
    name: 'address',
    label: letterFieldTexts.address,
    isArea: true,
    maxLength: 400,
    autoComplete: 'street-address',
  },
  { name: 'collectorName', label: texts.collectorName, maxLength: 120 },
  {
    name: 'collectorAddress',
    label: texts.collectorAddress,
    isArea: true,
    maxLength: 400,
    autoComplete: 'off',
  },
  {
    name: 'reference',
    label: texts.reference,
    hint: texts.referenceHint,
    required: false,
    maxLength: 60,
  },
  {
    name: 'details',
    label: letterFieldTexts.details,
    isArea: true,
    hint: letterTexts.enclosures,
    required: false,
    maxLength: 2000,
  },
]

/** One letter to a collector: its form, the letter, and what there is to know about it. */
export function CollectorForm({ kind, back }: { kind: CollectorLetter; back: string }) {
  const letter = contentOf(kind)
  const write = useWrite(writeCollectorLetter)
  const form = useLetterForm({
    draft: `collector-letter:${kind}`,
    start: emptyCollector,
    read: (values) => readCollector(kind, values),
    write: (body) => write.mutateAsync({ body }),
  })
  const { values } = form
  return (
    <Card aria-labelledby="collector-title" className="md:p-6">
      <div data-no-print>
        <BackLink to={back} isColored>
          {collectorTexts.all}
        </BackLink>
        <h2 id="collector-title">{letter.title}</h2>
        <p className="mt-1.5 mb-5 max-w-text text-small text-ink-2">
          {letterTexts.onlyYours} {letterTexts.education}
        </p>
      </div>
      <LetterEditor
        form={form}
        caseStart={{ kind, recipient: values.collectorName, subject: values.reference }}
        aside={
          <aside aria-label={collectorTexts.about} className="grid content-start gap-4" data-no-print>
            <LetterFacts letter={letter} />
          </aside>
        }
      >
        {fields.map(({ name, isArea, ...look }) => {
          const Field = isArea ? AreaField : TextField
          return <Field key={name} required {...look} {...form.field(name)} />
        })}
        <CourtNote text={`${values.details} ${values.reference}`} />
        {kind === 'lawyer' && (
          <AreaField
            label={texts.lawyer}
            hint={texts.lawyerHint}
            required
            maxLength={400}
            {...form.field('lawyer')}
          />
        )}
      </LetterEditor>
    </Card>
  )
}
