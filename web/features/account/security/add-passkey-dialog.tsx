import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import { addPasskey, startPasskey } from '#contracts/account/passkeys.ts'
import { call } from '#web/api/call.ts'
import { refreshAfter } from '#web/api/use-write.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { readRequired } from '#web/forms/read-required.ts'
import { useForm } from '#web/forms/use-form.ts'
import { TextField } from '#web/ui/fields/field.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { makePasskey, passkeyRefusal } from './browser-passkeys.ts'
import { passkeyTexts } from './messages.ts'

/** A name for the new passkey; then the browser asks for the finger, the face or the device's lock. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const add = useAddPasskey()
  const form = useForm({
    start: { name: '' },
    read: (values) => readRequired(values, { name: passkeyTexts.nameMissing }),
    send: ({ name }) => add.mutateAsync(name),
    refused: { text: (error) => passkeyRefusal(error) ?? passkeyTexts.failed },
    onSent: () => {
      toast(passkeyTexts.added)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={passkeyTexts.add}
      description={passkeyTexts.addText}
      label={passkeyTexts.goOn}
      onClose={onClose}
    >
      <TextField
        label={passkeyTexts.nameLabel}
        hint={passkeyTexts.nameHint}
        maxLength={60}
        required
        {...form.field('name')}
      />
    </FormDialog>
  )
}

type NewPasskey = BodyInputOf<typeof addPasskey>

/** Makes a passkey in this browser, and keeps it under a name on the server. */
function useAddPasskey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (name: string) => {
      const response = (await makePasskey(await call(startPasskey))) as NewPasskey['response']
      return call(addPasskey, { body: { name, response } })
    },
    onSuccess: () => refreshAfter(client, addPasskey),
  })
}
