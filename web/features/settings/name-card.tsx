import { useState, type FormEvent } from 'react'
import type { User } from '#contracts/account.ts'
import { fieldMessages } from '#web/api/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary, type FormError } from '#web/ui/error-summary.tsx'
import { TextField } from '#web/ui/field.tsx'
import { nameSentences } from './messages.ts'
import { SettingsCard } from './settings-card.tsx'
import { useUpdateName } from './use-settings.ts'

type Name = { firstName: string; lastName: string }
type Errors = Partial<Record<keyof Name, string>>

/** What is missing in a name, field by field. */
function errorsOf({ firstName, lastName }: Name): Errors {
  return {
    ...(firstName.trim() ? {} : { firstName: nameSentences.firstName }),
    ...(lastName.trim() ? {} : { lastName: nameSentences.lastName }),
  }
}

/** The person's name, changed in place. */
export function NameCard({ user }: { user: User }) {
  const [name, setName] = useState<Name>({ firstName: user.firstName, lastName: user.lastName })
  const [errors, setErrors] = useState<Errors>({})
  const [summary, setSummary] = useState<FormError[]>([])
  const save = useUpdateName()
  const isChanged = name.firstName !== user.firstName || name.lastName !== user.lastName

  function show(found: Errors) {
    setErrors(found)
    setSummary(Object.entries(found).map(([field, message]) => ({ field, message })))
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const found = errorsOf(name)
    show(found)
    if (Object.keys(found).length > 0) return
    try {
      const saved = await save.mutateAsync(name)
      setName({ firstName: saved.firstName, lastName: saved.lastName })
    } catch (error) {
      show(fieldMessages(error))
    }
  }

  return (
    <SettingsCard title="Your name">
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
        <ErrorSummary errors={summary} />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField
            name="firstName"
            label="First name"
            autoComplete="given-name"
            required
            maxLength={80}
            value={name.firstName}
            error={errors.firstName}
            onValueChange={(firstName) => setName({ ...name, firstName })}
          />
          <TextField
            name="lastName"
            label="Last name"
            autoComplete="family-name"
            required
            maxLength={80}
            value={name.lastName}
            error={errors.lastName}
            onValueChange={(lastName) => setName({ ...name, lastName })}
          />
        </div>
        <div>
          <Button type="submit" busy={save.isPending} disabled={!isChanged}>
            Save name
          </Button>
        </div>
      </form>
    </SettingsCard>
  )
}
