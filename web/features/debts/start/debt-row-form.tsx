import { useEffect, useId, useRef } from 'react'
import { createDebt, listDebts, type DebtType } from '#contracts/money/debts.ts'
import { guessType } from '#engine/imports/debts-table.ts'
import { useQueryClient } from '@tanstack/react-query'
import { readOf } from '#web/api/read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardTitle } from '#web/ui/card.tsx'
import { fieldId, MoneyField, PercentField, SelectField, TextField } from '#web/ui/fields/field.tsx'
import { readDebtForm } from '../form/debt-form.ts'
import { emptyDebtForm, type DebtFormValues } from '../form/debt-values.ts'
import { useRateQuestion } from '../form/rate-question.ts'
import { debtToasts } from '../messages.ts'
import { typeOptions } from '../debt-types.ts'
import { startTexts } from './messages.ts'

/** The kind is guessed from the name until it is chosen. */
const kindOf = ({ type, name }: DebtFormValues): DebtType => type || guessType('', name)

/** A debt in one row of fields. Enter adds it and begins the next; `isFirst` is true while there is none. */
export function DebtRowForm({ isFirst }: { isFirst: boolean }) {
  const client = useQueryClient()
  const added = useRef(false)
  const create = useWrite(createDebt, {
    onSuccess: (made) => client.setQueryData(readOf(listDebts).queryKey, (list) => list && [...list, made]),
  })
  const askAboutRate = useRateQuestion()
  const form = useForm({
    draft: 'debt:new',
    start: emptyDebtForm,
    read: (values) => askAboutRate(values, readDebtForm({ ...values, type: kindOf(values) })),
    send: (body) => create.mutateAsync({ body }),
    failed: debtToasts.addFailed,
    onSent: (_, __, { reset }) => {
      reset()
      added.current = true
    },
  })
  // After the form is empty again: the next debt begins at its name.
  useEffect(() => {
    if (!added.current || form.isBusy) return
    added.current = false
    document.getElementById(fieldId('name'))?.focus()
  })
  const titleId = useId()
  const { type: _, ...kind } = { ...form.field('type'), type: undefined }
  return (
    <Card aria-labelledby={titleId}>
      <CardTitle id={titleId}>{isFirst ? startTexts.first : startTexts.next}</CardTitle>
      <Form
        form={form}
        isShort
        className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] items-start gap-x-3 gap-y-4"
      >
        <div className="col-span-full">
          <TextField
            label={startTexts.name}
            hint={startTexts.nameHint}
            required
            maxLength={80}
            {...form.field('name')}
          />
        </div>
        <MoneyField label={startTexts.balance} required {...form.field('balance')} />
        <MoneyField
          label={startTexts.minimum}
          hint={startTexts.minimumHint}
          {...form.field('minimumPayment')}
        />
        <PercentField label={startTexts.rate} hint={startTexts.rateHint} {...form.field('interestRate')} />
        <SelectField label={startTexts.kind} options={typeOptions()} {...kind} value={kindOf(form.values)} />
        <Button type="submit" className="col-span-full min-h-12 sm:justify-self-start" busy={form.isBusy}>
          {startTexts.add}
        </Button>
      </Form>
    </Card>
  )
}
