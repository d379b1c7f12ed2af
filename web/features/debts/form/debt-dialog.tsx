import { useWrite } from '#web/api/use-write.ts'
import { createDebt, type Debt, updateDebt } from '#contracts/money/debts.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/states/disclosure.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { DateField, MoneyField, PercentField, SelectField, TextField } from '#web/ui/fields/field.tsx'
import { DebtDetails, hasDetailError, hasDetails, type DebtFieldsProps } from './debt-details.tsx'
import { debtFieldNames, formOfDebt, readDebtForm } from './debt-form.ts'
import { emptyDebtForm } from './debt-values.ts'
import { useRateQuestion } from './rate-question.ts'
import { apr, exactMoney } from '../figures.ts'
import { debtActions, debtToasts } from '../messages.ts'
import { typeOptions } from '../debt-types.ts'
import { debtDialogTexts as texts, debtFieldTexts as fields, newerDebtTexts } from './form-messages.ts'

type DebtDialogProps = {
  /** the debt to change; null adds one */
  debt: Debt | null
  onClose: () => void
}

/** Add a debt, or change one. Mounted while it is open, so that it starts from what is stored or drafted. */
export function DebtDialog({ debt, onClose }: DebtDialogProps) {
  const create = useWrite(createDebt)
  const update = useWrite(updateDebt)
  const askAboutRate = useRateQuestion()
  const form = useForm({
    draft: debt ? `debt:${debt.id}:${debt.version}` : 'debt:new',
    start: debt ? formOfDebt(debt) : emptyDebtForm,
    stored: debt,
    read: (values, stored) => askAboutRate(values, readDebtForm(values, stored), stored),
    send: (body, stored) =>
      stored
        ? update.mutateAsync({ params: { id: stored.id }, body: { ...body, version: stored.version } })
        : create.mutateAsync({ body }),
    failed: debt ? debtToasts.changeFailed : debtToasts.addFailed,
    names: debtFieldNames,
    onSent: (_, { name }) => {
      toast(debt ? debtToasts.changed(name) : debtToasts.added(name))
      onClose()
    },
  })
  const { newer } = form
  return (
    <FormDialog
      form={form}
      title={debt ? debtActions.editNamed(debt.name) : texts.addTitle}
      description={introOf(debt)}
      size="wide"
      label={debt ? texts.save : texts.add}
      onClose={onClose}
    >
      {newer && <NewerDebt debt={newer} onTake={() => form.change(formOfDebt(newer))} />}
      <DebtMainFields form={form} balanceHint={debt ? fields.balanceChange : fields.balanceHint} />
      <Details form={form} />
    </FormDialog>
  )
}

function introOf(debt: Debt | null): string | undefined {
  if (!debt) return texts.intro
  return debt.bank ? texts.linked(debt.bank.bankName) : undefined
}

function Details({ form }: DebtFieldsProps) {
  return (
    <div className="border-t border-line pt-2">
      <Disclosure
        label={texts.more}
        note={texts.moreNote}
        className="font-[560]"
        startsOpen={hasDetails(form.values)}
        isHeldOpen={hasDetailError(form.problem.errors)}
      >
        <DebtDetails form={form} />
      </Disclosure>
    </div>
  )
}

/** The stored debt, where it changed since the dialog was opened; the person chooses. */
function NewerDebt({ debt, onTake }: { debt: Debt; onTake: () => void }) {
  const { name, balance, interestRate: rate, minimumPayment: minimum } = debt
  const saved = newerDebtTexts.saved({
    name,
    balance: exactMoney(balance),
    rate: rate === null ? null : apr(rate),
    minimum: minimum === null ? null : exactMoney(minimum),
  })
  return (
    <section role="alert" className="rounded-control border border-warn bg-warn-soft p-4 text-small">
      <p className="font-[560] text-warn">{newerDebtTexts.title}</p>
      <p className="mt-1 text-ink">{saved}</p>
      <p className="mt-1 text-ink">{newerDebtTexts.choose}</p>
      <Button variant="quiet" size="small" className="mt-3" onClick={onTake}>
        {newerDebtTexts.take}
      </Button>
    </section>
  )
}

/** The fields of every debt: the three required ones, then the three that make the plan exact. */
function DebtMainFields({ form, balanceHint }: DebtFieldsProps & { balanceHint: string }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TextField
          label={fields.name}
          hint={fields.nameHint}
          required
          maxLength={80}
          {...form.field('name')}
        />
      </div>
      <SelectField
        label={fields.type}
        required
        options={[{ value: '', label: fields.chooseType }, ...typeOptions()]}
        {...form.field('type')}
      />
      <MoneyField
        label={fields.balance}
        hint={balanceHint}
        required
        step={0.01} // spec 5
        {...form.field('balance')}
      />
      {form.values.balanceCount === '0' && (
        <PercentField
          label={fields.rate}
          hint={fields.rateHint}
          required={false}
          step={0.01} // spec 5
          {...form.field('interestRate')}
        />
      )}
      <MoneyField
        label={fields.minimum}
        hint={form.values.type === 'credit_card' ? fields.cardMinimumHint : fields.minimumHint}
        required={false}
        step={0.01} // spec 5
        {...form.field('minimumPayment')}
      />
      <DateField label={fields.dueDate} required={false} {...form.field('paymentDueDate')} />
    </div>
  )
}
