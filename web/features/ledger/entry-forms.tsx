import type { ReactNode } from 'react'
import { sentCents } from '#contracts/amounts.ts'
import { enterTithe, enterCorrection, LONGEST_REASON } from '#contracts/foundation/ledger.ts'
import { useWrite } from '#web/api/use-write.ts'
import { today } from '#web/format/dates.ts'
import { formatCharge } from '#web/format/money.ts'
import { Form, type FormState } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { useQuestion } from '#web/forms/use-question.ts'
import { Button, type ButtonVariant } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { DateField, MoneyField, TextField } from '#web/ui/fields/field.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { readTithe, titheOfTyped, type TitheInput, correctionWords, readCorrection } from './desk-forms.ts'
import { monthsWords } from './ledger-words.ts'
import { correctionTexts, deskTexts, titheTexts } from './desk-messages.ts'

/** The form is empty again once its entry is stored. */
const afterEntry = {
  refused: { text: deskTexts.failed },
  onSent: ({ message }: { message: string }, _: unknown, { reset }: { reset: () => void }) => {
    toast({ title: message })
    reset()
  },
}

/** Enters a tenth of a profit. The amount is computed and shown first. */
export function TitheForm() {
  const enter = useWrite(enterTithe, { refreshesOnError: true })
  const form = useQuestion(
    useForm({
      start: { profit: '', fromMonth: '', toMonth: '', happenedOn: today() },
      read: readTithe,
      send: (body) => enter.mutateAsync({ body }),
      ...afterEntry,
    }),
  )
  return (
    <EntryCard
      title={titheTexts.title}
      lead={titheTexts.lead}
      form={form}
      submitLabel={titheTexts.submit}
      question={titheTexts.question}
      asked={form.asked && askedWords(form.asked)}
    >
      <MoneyField {...form.field('profit')} label={titheTexts.profit} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField {...form.field('fromMonth')} type="month" label={titheTexts.firstMonth} />
        <TextField {...form.field('toMonth')} type="month" label={titheTexts.lastMonth} />
      </div>
      <DateField {...form.field('happenedOn')} label={titheTexts.paidOn} />
      <p className="text-small" aria-live="polite">
        {tenthWords(form.values.profit)}
      </p>
    </EntryCard>
  )
}

function tenthWords(profit: string): string {
  const tithe = titheOfTyped(profit)
  return tithe === null ? titheTexts.noTenth : titheTexts.tenth(formatCharge(tithe))
}

function askedWords({ amount, profit, fromMonth, toMonth }: TitheInput): string {
  return titheTexts.asked({
    tithe: formatCharge(sentCents(amount) ?? 0),
    profit: formatCharge(sentCents(profit) ?? 0),
    months: monthsWords(fromMonth, toMonth),
  })
}

/** Corrects an entry by a signed amount. */
export function CorrectionForm() {
  const enter = useWrite(enterCorrection, { refreshesOnError: true })
  const form = useQuestion(
    useForm({
      start: { corrects: '', amount: '', reason: '' },
      read: readCorrection,
      send: (body) => enter.mutateAsync({ body }),
      ...afterEntry,
    }),
  )
  return (
    <EntryCard
      title={correctionTexts.title}
      lead={correctionTexts.lead}
      form={form}
      submitLabel={correctionTexts.submit}
      variant="quiet"
      question={correctionTexts.question}
      asked={form.asked && correctionWords(form.asked)}
    >
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          {...form.field('corrects')}
          label={correctionTexts.entry}
          inputMode="numeric"
          autoComplete="off"
        />
        <MoneyField
          {...form.field('amount')}
          label={correctionTexts.amount}
          hint={correctionTexts.amountHint}
        />
      </div>
      <TextField
        {...form.field('reason')}
        label={correctionTexts.reason}
        maxLength={LONGEST_REASON}
        hint={correctionTexts.reasonHint}
      />
    </EntryCard>
  )
}

type EntryCardProps = {
  title: string
  lead: string
  form: FormState & { isBusy: boolean; dismiss: () => void; confirm: () => void }
  submitLabel: string
  variant?: ButtonVariant
  question: string
  /** the pending entry in words; null when there is none */
  asked: string | null
  children: ReactNode
}

/** A form for one kind of entry, with a confirmation, since entries are permanent. */
function EntryCard({ title, lead, form, submitLabel, variant, question, asked, children }: EntryCardProps) {
  return (
    <TitledCard title={title} lead={lead}>
      <Form form={form} className="grid grid-cols-1 gap-4">
        {children}
        <Button type="submit" variant={variant ?? 'primary'} className="justify-self-start">
          {submitLabel}
        </Button>
      </Form>
      <ConfirmDialog
        title={question}
        description={asked ?? ''}
        open={asked !== null}
        onOpenChange={(open) => (open ? undefined : form.dismiss())}
        confirmLabel={deskTexts.confirm}
        tone="primary"
        busy={form.isBusy}
        onConfirm={form.confirm}
      />
    </TitledCard>
  )
}
