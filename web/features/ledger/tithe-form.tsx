import { sentCents } from '#contracts/amounts.ts'
import { enterTithe } from '#contracts/ledger.ts'
import { useWrite } from '#web/api/use-write.ts'
import { today } from '#web/format/dates.ts'
import { formatCharge } from '#web/format/money.ts'
import { DateField, MoneyField, TextField } from '#web/ui/field.tsx'
import { readTithe, titheOfTyped, type TitheInput, type TitheTyped } from './desk-forms.ts'
import { toast } from '#web/ui/toast.tsx'
import { EntryCard } from './entry-card.tsx'
import { monthsWords } from './ledger-words.ts'
import { deskTexts } from './messages.ts'
import { useEntryForm } from './use-entry-form.ts'

const fields = ['profit', 'fromMonth', 'toMonth', 'happenedOn'] as const
const emptyForm = (): TitheTyped => ({ profit: '', fromMonth: '', toMonth: '', happenedOn: today() })

/** A tenth of a profit: the amount is worked out and shown before anything is entered. */
export function TitheForm() {
  const enter = useWrite(enterTithe, {
    onSuccess: ({ message }) => toast({ title: message }),
    refreshesOnError: true,
  })
  const form = useEntryForm({ emptyForm, read: readTithe, fields, enter })
  return (
    <EntryCard
      title={deskTexts.titheTitle}
      lead={deskTexts.titheLead}
      form={form}
      submitLabel="Enter the tithe"
      question={deskTexts.titheConfirm}
      asked={form.asked && `${askedWords(form.asked)} ${deskTexts.forGood}`}
    >
      <MoneyField {...form.field('profit')} label="Profit" />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField {...form.field('fromMonth')} type="month" label="First month" />
        <TextField {...form.field('toMonth')} type="month" label="Last month" />
      </div>
      <DateField {...form.field('happenedOn')} label="Paid in on" />
      <p className="text-small" aria-live="polite">
        {tenthWords(form.typed.profit)}
      </p>
    </EntryCard>
  )
}

function tenthWords(profit: string): string {
  const tithe = titheOfTyped(profit)
  return tithe === null ? '10% of the profit will stand here.' : `10% of it is ${formatCharge(tithe)}.`
}

function askedWords({ amount, profit, fromMonth, toMonth }: TitheInput): string {
  return `${formatCharge(sentCents(amount) ?? 0)} is 10% of a profit of ${formatCharge(sentCents(profit) ?? 0)} in ${monthsWords(fromMonth, toMonth)}.`
}
