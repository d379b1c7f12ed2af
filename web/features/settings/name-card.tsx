import { useQueryClient } from '@tanstack/react-query'
import type { User } from '#contracts/account/account.ts'
import { updateName } from '#contracts/account/settings.ts'
import { lightKeys } from '#web/api/light-keys.ts'
import { toastFailure } from '#web/api/toast-failure.ts'
import { useWrite } from '#web/api/use-write.ts'
import { Form } from '#web/forms/form.tsx'
import { readBy } from '#web/forms/read-by.ts'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { nameTexts, settingsToasts } from './messages.ts'

/** The person's name, changed in place. */
export function NameCard({ user }: { user: User }) {
  const client = useQueryClient()
  const save = useWrite(updateName, {
    onSuccess: (saved) => {
      client.setQueryData(lightKeys.user, saved)
      toast(settingsToasts.nameSaved)
    },
    onError: (error) => toastFailure(settingsToasts.nameNotSaved, error),
  })
  const form = useForm({
    start: { firstName: user.firstName, lastName: user.lastName },
    read: (name) => readBy(updateName.body, name),
    send: (body) => save.mutateAsync({ body }),
    onSent: ({ firstName, lastName }, _, { change }) => change({ firstName, lastName }),
  })
  const { firstName, lastName } = form.values
  const isChanged = firstName !== user.firstName || lastName !== user.lastName
  return (
    <TitledCard title={nameTexts.title}>
      <Form form={form} className="grid gap-4">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField
            label={nameTexts.first}
            autoComplete="given-name"
            required
            maxLength={80}
            {...form.field('firstName')}
          />
          <TextField
            label={nameTexts.last}
            autoComplete="family-name"
            required={false}
            maxLength={80}
            {...form.field('lastName')}
          />
        </div>
        <div>
          <Button type="submit" busy={form.isBusy} disabled={!isChanged}>
            {nameTexts.save}
          </Button>
        </div>
      </Form>
    </TitledCard>
  )
}
