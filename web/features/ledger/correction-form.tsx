import { enterCorrection, LONGEST_REASON } from '#contracts/foundation/ledger.ts'
import { useWrite } from '#web/api/use-write.ts'
import { useForm } from '#web/forms/use-form.ts'
import { useQuestion } from '#web/forms/use-question.ts'
import { MoneyField, TextField } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { correctionWords, readCorrection } from './desk-forms.ts'
import { EntryCard } from './entry-card.tsx'
import { deskTexts } from './messages.ts'

/** Sets an entry right by an amount with a sign. */
export function CorrectionForm() {
  const enter = useWrite(enterCorrection, { refreshesOnError: true })
  const form = useQuestion(
    useForm({
      start: { corrects: '', amount: '', reason: '' },
      read: readCorrection,
      send: (body) => enter.mutateAsync({ body }),
      refused: { text: deskTexts.failed },
      onSent: ({ message }, _, { reset }) => {
        toast({ title: message })
        reset()
      },
    }),
  )
  return (
    <EntryCard
      title={deskTexts.correctTitle}
      lead={deskTexts.correctLead}
      form={form}
      submitLabel="Enter the correction"
      variant="quiet"
      question={deskTexts.correctConfirm}
      asked={form.asked && correctionWords(form.asked)}
    >
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField {...form.field('corrects')} label="Entry number" inputMode="numeric" autoComplete="off" />
        <MoneyField {...form.field('amount')} label="By how much" hint="With a minus to take back." />
      </div>
      <TextField
        {...form.field('reason')}
        label="Why"
        maxLength={LONGEST_REASON}
        hint="Published, unless the entry is a single grant. Name nobody."
      />
    </EntryCard>
  )
}
