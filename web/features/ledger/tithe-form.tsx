import { sentCents } from '#contracts/amounts.ts'
import { enterTithe } from '#contracts/foundation/ledger.ts'
import { useWrite } from '#web/api/use-write.ts'
import { useForm } from '#web/forms/use-form.ts'
import { useQuestion } from '#web/forms/use-question.ts'
import { today } from '#web/format/dates.ts'
import { formatCharge } from '#web/format/money.ts'
import { DateField, MoneyField, TextField } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { readTithe, titheOfTyped, type TitheInput } from './desk-forms.ts'
import { EntryCard } from './entry-card.tsx'
import { monthsWords } from './ledger-words.ts'
import { deskTexts } from './messages.ts'

/** A tenth of a profit: the amount is worked out and shown before anything is entered. */
export function TitheForm() {
  const enter = useWrite(enterTithe, { refreshesOnError: true })
  const form = useQuestion(
    useForm({
      start: { profit: '', fromMonth: '', toMonth: '', happenedOn: today() },
      read: readTithe,
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
        {tenthWords(form.values.profit)}
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
