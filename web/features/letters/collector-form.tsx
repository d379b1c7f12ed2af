import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { useWrite } from '#web/api/use-write.ts'
import { type CollectorLetter, writeCollectorLetter } from '#contracts/money/letters.ts'
import type { FormFields } from '#web/forms/fields.ts'
import { AreaField } from '#web/ui/area-field.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/field.tsx'
import { contentOf, LetterFacts } from './collector-letters.tsx'
import { emptyCollector, readCollector, type CollectorValues } from './letter-forms.ts'
import { LetterEditor, useLetterForm } from './letter-editor.tsx'
import { letterTexts } from './messages.ts'

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
        <Link to={back} className="link inline-flex min-h-11 items-center gap-1.5 text-small">
          <ArrowLeft size={16} aria-hidden="true" /> All letters
        </Link>
        <h2 id="collector-title">{letter.title}</h2>
        <p className="mt-1.5 mb-5 max-w-text text-small text-ink-2">
          {letterTexts.onlyYours} {letterTexts.education}
        </p>
      </div>
      <LetterEditor
        form={form}
        caseStart={{ kind, recipient: values.collectorName, subject: values.reference }}
        aside={
          <aside aria-label="About this letter" className="grid content-start gap-4" data-no-print>
            <LetterFacts letter={letter} />
          </aside>
        }
      >
        <SenderFields form={form} />
        <CollectorFields form={form} />
        {kind === 'lawyer' && (
          <AreaField
            label="Your lawyer"
            hint="Name, address and phone."
            required
            maxLength={400}
            {...form.field('lawyer')}
          />
        )}
      </LetterEditor>
    </Card>
  )
}

type FieldsProps = { form: FormFields<CollectorValues> }

function SenderFields({ form }: FieldsProps) {
  return (
    <>
      <TextField label="Full name" required maxLength={120} autoComplete="name" {...form.field('fullName')} />
      <AreaField
        label="Address"
        required
        maxLength={400}
        autoComplete="street-address"
        {...form.field('address')}
      />
    </>
  )
}

function CollectorFields({ form }: FieldsProps) {
  return (
    <>
      <TextField
        label="Name of the collector"
        required
        maxLength={120}
        autoComplete="off"
        {...form.field('collectorName')}
      />
      <AreaField
        label="Address of the collector"
        required
        maxLength={400}
        autoComplete="off"
        {...form.field('collectorAddress')}
      />
      <TextField
        label="Their reference"
        hint="The number in their letter."
        required={false}
        maxLength={60}
        autoComplete="off"
        {...form.field('reference')}
      />
      <AreaField
        label="Details"
        hint={letterTexts.enclosures}
        required={false}
        maxLength={2000}
        {...form.field('details')}
      />
    </>
  )
}
