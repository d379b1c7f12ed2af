import { useState, type ReactNode } from 'react'
import type { User } from '#contracts/account/account.ts'
import { changeEmail } from '#contracts/account/security.ts'
import { call } from '#web/api/call.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { readRequired } from '#web/forms/read-required.ts'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { EmailField } from '#web/ui/fields/field.tsx'
import { MarkedText } from '#web/ui/reading/marked-text.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { accountTexts, emailTexts, messages } from './messages.ts'
import { planLabelOf, useAccess } from './use-access.ts'
import { useSignOut } from './use-sign-out.ts'

/** The account's email and plan, and the button that signs out. */
export function AccountCard({ user }: { user: User }) {
  const signOut = useSignOut()
  const plan = planLabelOf(useAccess(user))
  const [isChanging, setIsChanging] = useState(false)
  const [askedFor, setAskedFor] = useState<string | null>(null)
  return (
    <TitledCard title={accountTexts.title}>
      <dl>
        <Line term={accountTexts.email}>
          <span className="break-all">{user.email}</span>
          <AddressTag user={user} />
          <Button
            variant="plain"
            size="small"
            className="-mx-2.5 sm:mr-0"
            aria-label={emailTexts.changeLabel}
            onClick={() => setIsChanging(true)}
          >
            {emailTexts.change}
          </Button>
          <output className="basis-full text-small text-ink-2 empty:hidden">
            {askedFor === null || askedFor === user.email ? null : (
              <MarkedText text={emailTexts.waiting(askedFor)} parts={{ address }} />
            )}
          </output>
        </Line>
        <Line term={accountTexts.plan}>
          <Tag tone={plan === 'Free' ? 'plain' : 'gold'}>{plan}</Tag>
        </Line>
      </dl>
      <Button variant="quiet" className="mt-5" busy={signOut.isPending} onClick={() => signOut.mutate()}>
        {accountTexts.signOut}
      </Button>
      {isChanging ? <ChangeEmailDialog onAsked={setAskedFor} onClose={() => setIsChanging(false)} /> : null}
    </TitledCard>
  )
}

const address = (words: string) => <b className="wrap-anywhere">{words}</b>

function AddressTag({ user }: { user: User }) {
  if (user.emailRefusedAt !== null) return <Tag tone="warn">{emailTexts.refused}</Tag>
  const { emailVerified: isConfirmed } = user
  return (
    <Tag tone={isConfirmed ? 'good' : 'warn'}>
      {isConfirmed ? emailTexts.confirmed : emailTexts.unconfirmed}
    </Tag>
  )
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 border-b border-line py-3 sm:grid-cols-[9rem_1fr] sm:items-center">
      <dt className="text-small text-ink-2">{term}</dt>
      <dd className="flex flex-wrap items-center gap-x-3 gap-y-1.5">{children}</dd>
    </div>
  )
}

type ChangeEmailDialogProps = { onAsked: (email: string) => void; onClose: () => void }

/** Asks for a new email address: a link goes there, and opening it changes the address. */
function ChangeEmailDialog({ onAsked, onClose }: ChangeEmailDialogProps) {
  const form = useForm({
    start: { email: '' },
    read: (values) => readRequired(values, { email: messages.emailMissing }),
    send: (body) => call(changeEmail, { body }),
    refused: { text: emailTexts.failed },
    onSent: (_, { email }) => {
      toast(emailTexts.asked)
      onAsked(email.trim().toLowerCase())
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={emailTexts.title}
      description={emailTexts.text}
      label={emailTexts.send}
      onClose={onClose}
    >
      <EmailField label={emailTexts.label} autoComplete="email" {...form.field('email')} />
    </FormDialog>
  )
}
