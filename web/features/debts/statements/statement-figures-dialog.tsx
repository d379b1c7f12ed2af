import { addStatement, type Statement } from '#contracts/money/statements.ts'
import type { Debt } from '#contracts/money/debts.ts'
import { useWrite } from '#web/api/use-write.ts'
import type { FormFields } from '#web/forms/fields.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { today as currentDay } from '#web/format/dates.ts'
import { DateField, MoneyField, PercentField, TextField } from '#web/ui/fields/field.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { fieldTexts, statementsTexts as texts } from './messages.ts'
import {
  readStatementForm,
  startOfStatement,
  statementFieldNames,
  type StatementValues,
} from './statement-form.ts'
import { useRemoveStatement } from './use-remove-statement.ts'

type StatementFiguresProps = { debt: Debt; onSaved: (statement: Statement) => void; onClose: () => void }

/** The figures of a statement, typed off the paper. */
export function StatementFiguresDialog({ debt, onSaved, onClose }: StatementFiguresProps) {
  const { mutateAsync: add } = useWrite(addStatement)
  const remove = useRemoveStatement(debt)
  const form = useForm({
    draft: `statement:${debt.id}`,
    start: startOfStatement(debt),
    read: (values) => readStatementForm(values, currentDay()),
    send: (body) => add({ params: { id: debt.id }, body }),
    names: statementFieldNames,
    failed: texts.failed,
    onSent: ({ statement }, _, { reset }) => {
      reset()
      toast({ ...texts.saved, action: { label: texts.undo, onPress: () => void remove(statement) } })
      onSaved(statement)
    },
  })
  return (
    <FormDialog
      form={form}
      title={texts.formTitle(debt.name)}
      description={texts.intro}
      size="wide"
      label={texts.label}
      onClose={onClose}
    >
      <StatementFields form={form} />
    </FormDialog>
  )
}

function StatementFields({ form }: { form: FormFields<StatementValues> }) {
  return (
    <div className="grid gap-6">
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField label={fieldTexts.balance} required {...form.field('balance')} />
        <MoneyField label={fieldTexts.minimum} required {...form.field('minimum')} />
        <DateField label={fieldTexts.dueOn} required {...form.field('dueOn')} />
        <PercentField label={fieldTexts.rate} required {...form.field('interestRate')} />
      </div>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-3 text-h3 font-[560]">{fieldTexts.box}</legend>
        <TextField
          label={fieldTexts.time}
          hint={fieldTexts.timeHint}
          required={false}
          {...form.field('time')}
        />
        <MoneyField
          label={fieldTexts.minimumOnlyTotal}
          required={false}
          {...form.field('minimumOnlyTotal')}
        />
        <MoneyField
          label={fieldTexts.threeYearPayment}
          required={false}
          {...form.field('threeYearPayment')}
        />
        <MoneyField label={fieldTexts.threeYearTotal} required={false} {...form.field('threeYearTotal')} />
      </fieldset>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-3 text-h3 font-[560]">{fieldTexts.more}</legend>
        <div className="sm:col-span-2">
          <MoneyField
            label={fieldTexts.interest}
            hint={fieldTexts.interestHint}
            required={false}
            {...form.field('interest')}
          />
        </div>
        <MoneyField
          label={fieldTexts.pastDue}
          hint={fieldTexts.pastDueHint}
          required={false}
          {...form.field('pastDue')}
        />
        <MoneyField label={fieldTexts.overLimit} required={false} {...form.field('overLimit')} />
      </fieldset>
    </div>
  )
}
