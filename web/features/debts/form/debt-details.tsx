import { CheckboxField, DateField, MoneyField, PercentField, SelectField } from '#web/ui/fields/field.tsx'
import type { FormFields } from '#web/forms/fields.ts'
import type { FieldErrors } from '#web/forms/problem.ts'
import { today } from '#web/format/dates.ts'
import { AccruedFields } from './accrued-fields.tsx'
import { BalanceFields } from './balance-fields.tsx'
import type { DebtFormValues, MinimumKind } from './debt-values.ts'
import { money } from '../figures.ts'
import { debtFieldTexts, minimumRuleTexts, offerTexts, statementTexts } from './form-messages.ts'

export type DebtFieldsProps = { form: FormFields<DebtFormValues> }

/** The fields above the details. */
const MAIN_FIELDS = ['name', 'type', 'balance', 'interestRate', 'minimumPayment', 'paymentDueDate']

/** Whether the optional details hold an error: then they must be open. */
export function hasDetailError(errors: FieldErrors<DebtFormValues>): boolean {
  return Object.keys(errors).some((field) => !MAIN_FIELDS.includes(field))
}

/** Whether anything optional is filled in. */
export function hasDetails(values: DebtFormValues): boolean {
  return (
    values.promoRate !== '' ||
    values.isDeferred ||
    values.minimumKind !== 'fixed' ||
    values.statementMinimum !== '' ||
    values.creditLimit !== '' ||
    values.startedOn !== '' ||
    values.balanceCount !== '0'
  )
}

/** Several balances are a card's; rows that are there stay to be seen. */
const canSplit = ({ type, balanceCount }: DebtFormValues) => type === 'credit_card' || balanceCount !== '0'

/** The optional parts of a debt: an offer that ends, deferred interest, a rule for the minimum, a statement, a limit, a start. */
export function DebtDetails({ form }: DebtFieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      {canSplit(form.values) && <BalanceFields form={form} />}
      {form.values.balanceCount === '0' && <Promotion form={form} />}
      <MinimumRuleFields form={form} />
      <StatementFields form={form} />
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="sr-only">{debtFieldTexts.more}</legend>
        <MoneyField label={debtFieldTexts.creditLimit} required={false} {...form.field('creditLimit')} />
        <DateField label={debtFieldTexts.startedOn} required={false} {...form.field('startedOn')} />
      </fieldset>
    </div>
  )
}

function Promotion({ form }: DebtFieldsProps) {
  const { values, change } = form
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-h3 font-[560]">{offerTexts.title}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <PercentField
          label={offerTexts.rate}
          hint={offerTexts.rateHint}
          required={false}
          {...form.field('promoRate')}
        />
        <DateField label={offerTexts.endsOn} required={false} {...form.field('promoEndsOn')} />
      </div>
      <CheckboxField
        label={offerTexts.deferred}
        hint={offerTexts.deferredHint}
        {...form.tick('isDeferred')}
        onCheckedChange={(isDeferred) =>
          change({
            isDeferred,
            deferredRate: values.deferredRate || values.interestRate,
            deferredEndsOn: values.deferredEndsOn || values.promoEndsOn,
            deferredAccruedOn: values.deferredAccruedOn || today(),
          })
        }
      />
      {values.isDeferred && <Deferred form={form} />}
    </fieldset>
  )
}

function Deferred({ form }: DebtFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PercentField label={offerTexts.deferredRate} required {...form.field('deferredRate')} />
      <DateField label={offerTexts.deferredEndsOn} required {...form.field('deferredEndsOn')} />
      <AccruedFields form={form} amount="deferredAccrued" on="deferredAccruedOn" />
    </div>
  )
}

const PRESET_FLOOR_CENTS = 2_500

function minimumOptions(): { value: MinimumKind; label: string }[] {
  const { fixed, onePercentPlusInterest, twoPercent, custom } = minimumRuleTexts
  const floor = money(PRESET_FLOOR_CENTS)
  return [
    { value: 'fixed', label: fixed },
    { value: 'onePercentPlusInterest', label: onePercentPlusInterest(floor) },
    { value: 'twoPercent', label: twoPercent(floor) },
    { value: 'custom', label: custom },
  ]
}

function MinimumRuleFields({ form }: DebtFieldsProps) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-h3 font-[560]">{minimumRuleTexts.title}</legend>
      <SelectField
        label={minimumRuleTexts.rule}
        hint={minimumRuleTexts.ruleHint}
        options={minimumOptions()}
        {...form.field('minimumKind')}
      />
      {form.values.minimumKind === 'custom' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <PercentField label={minimumRuleTexts.share} required {...form.field('rulePercent')} />
          <MoneyField label={minimumRuleTexts.floor} required={false} {...form.field('ruleFloor')} />
          <CheckboxField label={minimumRuleTexts.plusInterest} {...form.tick('isRulePlusInterest')} />
          <MoneyField
            label={minimumRuleTexts.interestPlus}
            hint={minimumRuleTexts.interestPlusHint}
            required={false}
            {...form.field('ruleInterestPlus')}
          />
        </div>
      )}
    </fieldset>
  )
}

function StatementFields({ form }: DebtFieldsProps) {
  const { title, minimum, minimumHint, dueOn } = statementTexts
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-h3 font-[560]">{title}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField label={minimum} hint={minimumHint} required={false} {...form.field('statementMinimum')} />
        <DateField label={dueOn} required={false} {...form.field('statementDueOn')} />
      </div>
    </fieldset>
  )
}
