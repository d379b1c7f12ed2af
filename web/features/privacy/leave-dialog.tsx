import { useState } from 'react'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { readRequired } from '#web/forms/read-required.ts'
import { useForm } from '#web/forms/use-form.ts'
import { clock } from '#web/format/clock.ts'
import { daysAfter, formatInstantDate } from '#web/format/dates.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { leaveDialogTexts as texts } from './messages.ts'
import { useRequestDeletion } from './use-privacy.ts'

const WAITING_DAYS = 14

/** Says what goes, when, and what stays; asks for the password in any case. */
export function LeaveDialog({ onClose }: { onClose: () => void }) {
  const [day] = useState(() => formatInstantDate(daysAfter(clock.now().toISOString(), WAITING_DAYS)))
  const leave = useRequestDeletion()
  const form = useForm({
    start: { leavePassword: '' },
    read: (values) => readRequired(values, { leavePassword: texts.missing }),
    send: ({ leavePassword }) => leave.mutateAsync(leavePassword),
    names: { password: 'leavePassword' },
    refused: { text: texts.failed },
    onSent: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={texts.title}
      description={texts.lead(day)}
      isQuestion
      tone="danger"
      label={texts.confirm}
      onClose={onClose}
    >
      <Lines title={texts.goes} lines={texts.goesList} />
      <Lines title={texts.stays} lines={texts.staysList} />
      <p className="text-small text-ink-2">{texts.first}</p>
      <PasswordField
        label={texts.password}
        autoComplete="current-password"
        required
        {...form.field('leavePassword')}
      />
    </FormDialog>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h3 className="text-small font-[560]">{title}</h3>
      <ul className="mt-1 grid list-disc gap-1 pl-5 text-small text-ink-2">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
