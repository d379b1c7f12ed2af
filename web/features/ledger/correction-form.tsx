import { enterCorrection, LONGEST_REASON } from '#contracts/ledger.ts'
import { useWrite } from '#web/api/use-write.ts'
import { MoneyField, TextField } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { correctionWords, readCorrection } from './desk-forms.ts'
import { EntryCard } from './entry-card.tsx'
import { deskTexts } from './messages.ts'
import { useEntryForm } from './use-entry-form.ts'

const fields = ['corrects', 'amount', 'reason'] as const
const emptyForm = () => ({ corrects: '', amount: '', reason: '' })

/** Sets an entry right by an amount with a sign. */
export function CorrectionForm() {
  const form = useEntryForm({
    emptyForm,
    read: readCorrection,
    fields,
    enter: useWrite(enterCorrection, {
      onSuccess: ({ message }) => toast({ title: message }),
      refreshesOnError: true,
    }),
  })
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
