import { useState } from 'react'
import { createApiToken, tokenDays } from '#contracts/account/api-tokens.ts'
import { tokenScopes } from '#engine/access/token-scopes.ts'
import { useWrite } from '#web/api/use-write.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { CheckboxField, SelectField, TextField } from '#web/ui/fields/field.tsx'
import { scopeLabels, tokenTexts } from './messages.ts'
import { emptyToken, readToken } from './token-form.ts'

/** Makes a token, then shows it once. */
export function MakeTokenDialog({ onClose }: { onClose: () => void }) {
  const [token, setToken] = useState<string | null>(null)
  if (token !== null) return <NewTokenDialog token={token} onClose={onClose} />
  return <TokenForm onMade={setToken} onClose={onClose} />
}

type TokenFormProps = { onMade: (token: string) => void; onClose: () => void }

function TokenForm({ onMade, onClose }: TokenFormProps) {
  const make = useWrite(createApiToken)
  const form = useForm({
    start: emptyToken,
    read: readToken,
    send: (body) => make.mutateAsync({ body }),
    refused: { text: tokenTexts.failed },
    onSent: ({ token }) => onMade(token),
  })
  return (
    <FormDialog
      form={form}
      title={tokenTexts.make}
      description={tokenTexts.makeText}
      label={tokenTexts.make}
      onClose={onClose}
    >
      <TextField
        label={tokenTexts.nameLabel}
        hint={tokenTexts.nameHint}
        maxLength={60}
        required
        {...form.field('name')}
      />
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-small font-[560]">{tokenTexts.scopesLabel}</legend>
        {tokenScopes.map((scope) => (
          <CheckboxField
            key={scope}
            label={scopeLabels[scope].label}
            hint={scopeLabels[scope].hint}
            {...form.tick(scope)}
          />
        ))}
      </fieldset>
      <SelectField
        label={tokenTexts.daysLabel}
        options={tokenDays.map((days) => ({ value: String(days), label: tokenTexts.days(days) }))}
        {...form.field('days')}
      />
    </FormDialog>
  )
}

/** The token, which is never shown again: pressing beside the dialog does not close it. */
function NewTokenDialog({ token, onClose }: { token: string; onClose: () => void }) {
  return (
    <Dialog
      title={tokenTexts.made}
      description={tokenTexts.madeText}
      isQuestion
      startsAtField
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={<Button onClick={onClose}>{tokenTexts.done}</Button>}
    >
      <div className="grid justify-items-start gap-3">
        <div className="w-full">
          <TextField
            name="token"
            label={tokenTexts.tokenLabel}
            hint={tokenTexts.tokenHint}
            value={token}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
        <CopyButton text={token} label={tokenTexts.copy} />
      </div>
    </Dialog>
  )
}
