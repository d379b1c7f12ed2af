import { getCashPlan, savePaydays } from '#contracts/money/cash-plan.ts'
import type { PayRecord } from '#engine/debts/cash/cash-plan.ts'
import { payKinds } from '#engine/debts/cash/pay-dates.ts'
import { readOf } from '#web/api/read.ts'
import { useWrite } from '#web/api/use-write.ts'
import type { FormFields } from '#web/forms/fields.ts'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { DateField, MoneyField, SelectField } from '#web/ui/fields/field.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { emptyPayForm, type PayForm, payFormOf, readPayForm } from './pay-form.ts'
import { payFormTexts as texts, payKindNames, payToasts } from './paydays-messages.ts'

type PaydaysFormProps = {
  /** what is kept; null at first */
  pay: PayRecord | null
  /** in the account today, as far as is known */
  cashCents: number
  today: string
  onDone: () => void
}

/** How often pay comes, what is in the account, and what should stay there. */
export function PaydaysForm({ pay, cashCents, today, onDone }: PaydaysFormProps) {
  const save = useWrite(savePaydays, { shows: readOf(getCashPlan).queryKey })
  const form = useForm({
    draft: 'paydays',
    start: pay === null ? emptyPayForm : payFormOf(pay, { today, cashCents }),
    read: (values) => readPayForm(values, today),
    send: (body) => save.mutateAsync({ body }),
    failed: payToasts.saveFailed,
    onSent: () => {
      toast(payToasts.saved)
      onDone()
    },
  })
  return (
    <Form form={form} className="grid max-w-text grid-cols-1 gap-4">
      <p className="text-small text-ink-2">{texts.lead}</p>
      <PayFields form={form} today={today} />
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField label={texts.cash} hint={texts.cashHint} required {...form.field('cash')} />
        <MoneyField label={texts.floor} hint={texts.floorHint} required={false} {...form.field('floor')} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={form.isBusy}>
          {texts.save}
        </Button>
        {pay !== null && (
          <Button
            variant="quiet"
            onClick={() => {
              form.reset()
              onDone()
            }}
          >
            {texts.cancel}
          </Button>
        )}
      </div>
    </Form>
  )
}

const kindOptions = payKinds.map((kind) => ({ value: kind, label: payKindNames[kind] }))
const dayOffOptions = (['before', 'after'] as const).map((value) => ({
  value,
  label: texts.dayOffs[value],
}))

function PayFields({ form, today }: { form: FormFields<PayForm>; today: string }) {
  const { kind } = form.values
  return (
    <>
      <SelectField label={texts.kind} options={kindOptions} {...form.field('kind')} />
      {kind === 'irregular' ? (
        <p className="text-small text-ink-2">{texts.irregular}</p>
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField
            label={texts.nextOn}
            hint={texts.nextOnHint}
            required
            min={today}
            {...form.field('nextOn')}
          />
          {kind === 'twiceAMonth' && (
            <DateField label={texts.secondOn} required min={today} {...form.field('secondOn')} />
          )}
          <MoneyField label={texts.amount} required {...form.field('amount')} />
          <SelectField label={texts.dayOff} options={dayOffOptions} {...form.field('dayOff')} />
        </div>
      )}
    </>
  )
}
