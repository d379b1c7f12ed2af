import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type DeskAct,
  type DeskApplication,
  approveGrant,
  askForInformation,
  decideAppeal,
  getGrantOnDesk,
  listGrantQueue,
  markGrantPaid,
  refuseGrant,
} from '#contracts/foundation/grants-desk.ts'
import { MAX_STORY } from '#contracts/foundation/grants.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { readOf } from '#web/api/read.ts'
import { today as currentDay } from '#web/format/dates.ts'
import type { FormFields } from '#web/forms/fields.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { AreaField } from '#web/ui/fields/area-field.tsx'
import { DateField, DollarField } from '#web/ui/fields/field.tsx'
import { approvalNote, readAct, startOf, type ActValues, type ActBody } from './act-form.ts'
import { FundsNote } from './application-facts.tsx'
import { actErrors, actFields, actNotes, actTexts } from './admin-messages.ts'
import { ChoiceField } from '#web/ui/fields/choice-field.tsx'
import { dollars } from '../words.ts'

type ActDialogProps = {
  act: DeskAct
  application: DeskApplication
  onClose: () => void
  onDone: (act: DeskAct) => void
}

/** The dialog of an admin's action: its effect, its fields, and its button. */
export function ActDialog({ act, application, onClose, onDone }: ActDialogProps) {
  const today = currentDay()
  const texts = actTexts[act]
  const doing = useAdminAct(application)
  const form = useForm({
    draft: `grant-act:${application.id}:${act}`,
    start: startOf(application, today),
    read: (values) => readAct(act, values, today),
    send: (body) => doing.mutateAsync(body),
    names: { question: 'text', reason: 'text' },
    refused: { title: actErrors.title, text: actErrors.failed },
    onSent: () => onDone(act),
  })
  return (
    <FormDialog
      // A question or a reason takes thought, so the draft is kept however the dialog is closed.
      form={{ ...form, reset: () => {} }}
      title={texts.title}
      description={texts.lead}
      tone={act === 'refuse' ? 'danger' : 'primary'}
      label={texts.confirm}
      onClose={onClose}
    >
      <ActFields act={act} application={application} form={form} />
    </FormDialog>
  )
}

type ActFieldsProps = { act: DeskAct; application: DeskApplication; form: FormFields<ActValues> }

const outcomes = [
  { value: 'granted', label: actFields.outcome.granted },
  { value: 'refused', label: actFields.outcome.refused },
] as const

function ActFields({ act, application, form }: ActFieldsProps) {
  const { values } = form
  const isGrant = act === 'approve' || (act === 'decide_appeal' && values.outcome === 'granted')
  const text = act === 'ask' ? actFields.question : actFields.reason
  return (
    <>
      {act === 'decide_appeal' ? (
        <ChoiceField label={actFields.outcome.label} choices={outcomes} {...form.field('outcome')} />
      ) : null}
      {isGrant ? (
        <>
          <DollarField
            label={actFields.amount.label}
            hint={actNotes.askedFor(dollars(application.requestedAmount))}
            required
            {...form.field('amount')}
          />
          <FundsNote funds={application.funds} />
          <p className="rounded-control bg-info-soft px-4 py-3 text-small text-info" aria-live="polite">
            {approvalNote(application, values.amount)}
          </p>
        </>
      ) : null}
      {act === 'pay' ? (
        <>
          <p>{actNotes.approvedFor(dollars(application.approvedAmount))}</p>
          <FundsNote funds={application.funds} />
          <DateField label={actFields.paidOn.label} required {...form.field('paidOn')} />
        </>
      ) : (
        <AreaField {...text} required rows={4} maxLength={MAX_STORY} {...form.field('text')} />
      )}
    </>
  )
}

const calls = {
  ask: askForInformation,
  approve: approveGrant,
  refuse: refuseGrant,
  decide_appeal: decideAppeal,
  pay: markGrantPaid,
} satisfies Record<DeskAct, unknown>

/** Runs an action and caches the answered application; after a conflict it is read again. */
function useAdminAct({ id, version }: Pick<DeskApplication, 'id' | 'version'>) {
  const client = useQueryClient()
  const { queryKey } = readOf(getGrantOnDesk, { params: { id } })
  return useMutation({
    mutationFn: ({ act, ...body }: ActBody) =>
      call(calls[act], { params: { id }, body: { ...body, version } }),
    onSuccess: (application) => {
      client.setQueryData(queryKey, application)
      return client.invalidateQueries({ queryKey: [...readOf(listGrantQueue).queryKey, {}] })
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) return client.invalidateQueries({ queryKey })
    },
  })
}
