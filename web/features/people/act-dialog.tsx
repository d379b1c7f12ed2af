import {
  disablePerson,
  enablePerson,
  mailSignInHelp,
  resendPersonVerification,
  resetPersonTwoFactor,
} from '#contracts/admin/people.ts'
import { useWrite } from '#web/api/use-write.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { AreaField } from '#web/ui/area-field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { actWords, peopleTexts, type PersonActName } from './messages.ts'

const calls = {
  help: mailSignInHelp,
  verification: resendPersonVerification,
  twoFactor: resetPersonTwoFactor,
  disable: disablePerson,
  enable: enablePerson,
} satisfies Record<PersonActName, unknown>

type ActDialogProps = { personId: string; name: PersonActName; onClose: () => void }

/** Asks why before an act on an account. */
export function ActDialog({ personId, name, onClose }: ActDialogProps) {
  const { title, text, button, tone } = actWords[name]
  const act = useWrite(calls[name], { refreshesOnError: true })
  const form = useForm({
    start: { reason: '' },
    read: (body) => ({ body }),
    send: (body) => act.mutateAsync({ params: { id: personId }, body }),
    refused: { text: peopleTexts.notDone },
    onSent: ({ message }) => {
      toast({ title: message })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={title} description={text} tone={tone} label={button} onClose={onClose}>
      <AreaField
        label={peopleTexts.reason}
        hint={peopleTexts.reasonHint}
        rows={2}
        maxLength={300}
        required
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
