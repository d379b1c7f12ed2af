import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { confirmSession } from '#contracts/account/security.ts'
import { requestDeletion } from '#contracts/account/privacy.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { keeping } from '#web/api/offline/keeping.ts'
import { wipeDevice } from '#web/api/offline/wipe-device.ts'
import { call } from '#web/api/call.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { readRequired } from '#web/forms/read-required.ts'
import { useForm } from '#web/forms/use-form.ts'
import { clock } from '#web/format/clock.ts'
import { daysAfter, formatInstantDate } from '#web/format/dates.ts'
import { useFormats } from '#web/format/use-formats.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { Problem } from '#web/ui/states/problem.tsx'
import { leaveDialogTexts as texts, leaveTexts } from './messages.ts'
import { PrivacyCard } from './privacy-card.tsx'
import { showPrivacy, useKeepAccount } from './use-privacy.ts'

/** Deletes the account: requested here, and canceled here until its day. */
export function LeaveCard() {
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <PrivacyCard title={leaveTexts.title} lead={leaveTexts.lead} titleRef={title}>
      {({ deletion }) => (
        <Leaving deletesAt={deletion?.deletesAt ?? null} onChanged={() => title.current?.focus()} />
      )}
    </PrivacyCard>
  )
}

type LeavingProps = { deletesAt: string | null; onChanged: () => void }

function Leaving({ deletesAt, onChanged }: LeavingProps) {
  useFormats()
  const [isAsking, setAsking] = useState(false)
  useFocusOnChange(deletesAt, onChanged)
  return (
    <>
      {deletesAt === null ? (
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {leaveTexts.open}
        </Button>
      ) : (
        <Asked deletesAt={deletesAt} />
      )}
      {isAsking ? <LeaveDialog onClose={() => setAsking(false)} /> : null}
    </>
  )
}

function Asked({ deletesAt }: { deletesAt: string }) {
  const keep = useKeepAccount()
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-text text-[0.9375rem]">{leaveTexts.asked(formatInstantDate(deletesAt))}</p>
      <Problem text={keep.error ? (serverMessage(keep.error) ?? leaveTexts.notKept) : null} />
      <Button busy={keep.isPending} onClick={() => keep.mutate()}>
        {leaveTexts.keep}
      </Button>
    </div>
  )
}

/** The button that was pressed is gone then: the card's title takes the focus. */
function useFocusOnChange(deletesAt: string | null, onChanged: () => void): void {
  const before = useRef(deletesAt)
  useEffect(() => {
    if (before.current === deletesAt) return
    before.current = deletesAt
    onChanged()
  }, [deletesAt, onChanged])
}

const WAITING_DAYS = 14

/** Names what is deleted, when, and what stays; always asks for the password. */
function LeaveDialog({ onClose }: { onClose: () => void }) {
  const [day] = useState(() => formatInstantDate(daysAfter(clock.now().toISOString(), WAITING_DAYS)))
  const client = useQueryClient()
  const form = useForm({
    start: { leavePassword: '' },
    read: (values) => readRequired(values, { leavePassword: texts.missing }),
    send: async ({ leavePassword: password }) => {
      await call(confirmSession, { body: { password } })
      const privacy = await call(requestDeletion)
      keeping.forget()
      await wipeDevice()
      // Last: the card takes the focus when the dialog has gone.
      showPrivacy(client, privacy)
    },
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
      <PasswordField label={texts.password} {...form.field('leavePassword')} />
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
