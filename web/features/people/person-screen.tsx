import { useState, type ReactNode } from 'react'
import {
  getPerson,
  type AdminPersonDetail,
  disablePerson,
  enablePerson,
  mailSignInHelp,
  resendPersonVerification,
  resetPersonTwoFactor,
} from '#contracts/admin/people.ts'
import { isNotFound } from '#web/api/api-error.ts'
import { useRead } from '#web/api/use-read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { formatInstant, formatInstantDate } from '#web/format/dates.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { paths } from '#web/paths.ts'
import { AreaField } from '#web/ui/fields/area-field.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, TitledCard } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Missing } from '#web/ui/states/missing.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { actWords, personTexts as texts, type PersonActName } from './messages.ts'
import { PersonTags, nameOf, planWords } from './person-tags.tsx'

type PersonScreenProps = {
  id: string
  /** the signed-in admin, who cannot act on their own account */
  adminId: string
}

/** One account: its plan, its sign-in, and the actions of an admin. */
export function PersonScreen({ id, adminId }: PersonScreenProps) {
  const person = useRead(getPerson, { params: { id } }, { refetchOnMount: 'always' })
  const missing = isNotFound(person.error) ? <Missing title={texts.unknown} text={texts.unknownText} /> : null
  return (
    <div className="grid grid-cols-1 gap-6">
      <BackLink to={paths.adminPeople} className="justify-self-start">
        {texts.back}
      </BackLink>
      <Loaded read={person} title={texts.failed} missing={missing}>
        {(found) => <Person person={found} isOneself={id === adminId} />}
      </Loaded>
    </div>
  )
}

function Person({ person, isOneself }: { person: AdminPersonDetail; isOneself: boolean }) {
  const [asking, setAsking] = useState<PersonActName | null>(null)
  return (
    <>
      <header className="grid gap-2">
        <h1 className="wrap-anywhere">{nameOf(person)}</h1>
        <p className="wrap-anywhere text-ink-2">{person.email}</p>
        <PersonTags person={person} />
      </header>
      <Card aria-label={texts.account} className="md:p-6">
        <dl className="grid gap-3">
          <Fact name={texts.plan}>{planWords(person)}</Fact>
          {person.subscriptionEndsAt ? (
            <Fact name={texts.paidUntil}>{formatInstantDate(person.subscriptionEndsAt)}</Fact>
          ) : null}
          <Fact name={texts.since}>{formatInstant(person.createdAt)}</Fact>
          <Fact name={texts.confirmed}>{texts.isConfirmed(person.emailVerified)}</Fact>
          {person.emailRefusedAt ? (
            <Fact name={texts.bounces}>
              {texts.bouncesSince(formatInstant(person.emailRefusedAt), person.emailRefusedCode)}
            </Fact>
          ) : null}
          <Fact name={texts.twoFactor}>{texts.isOn(person.twoFactorEnabled)}</Fact>
          <Fact name={texts.sessions}>{texts.devices(person.sessions)}</Fact>
          {person.disputedAt ? (
            <Fact name={texts.disputed}>{formatInstantDate(person.disputedAt)}</Fact>
          ) : null}
          {person.disabledAt ? (
            <Fact name={texts.disabledSince}>{formatInstant(person.disabledAt)}</Fact>
          ) : null}
          <Fact name={texts.id}>{person.id}</Fact>
        </dl>
      </Card>
      <TitledCard title={texts.help}>
        {isOneself ? (
          <p className="text-ink-2">{texts.oneself}</p>
        ) : (
          <div className="flex flex-wrap gap-3">
            {actsFor(person).map((name) => (
              <Button key={name} variant="quiet" onClick={() => setAsking(name)}>
                {actWords[name].button}
              </Button>
            ))}
          </div>
        )}
      </TitledCard>
      {asking ? (
        <ActDialog key={asking} personId={person.id} name={asking} onClose={() => setAsking(null)} />
      ) : null}
    </>
  )
}

/** The actions that apply to this account. */
function actsFor({ disabledAt, twoFactorEnabled, ...person }: AdminPersonDetail): PersonActName[] {
  if (disabledAt !== null) return ['enable']
  const isReached = person.emailVerified && person.emailRefusedAt === null
  return [
    'help',
    ...(isReached ? [] : (['verification'] as const)),
    ...(twoFactorEnabled ? (['twoFactor'] as const) : []),
    'disable',
  ]
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5 sm:grid-cols-[12rem_1fr] sm:gap-4">
      <dt className="text-small text-ink-2">{name}</dt>
      <dd className="font-[560] wrap-anywhere">{children}</dd>
    </div>
  )
}

const calls = {
  help: mailSignInHelp,
  verification: resendPersonVerification,
  twoFactor: resetPersonTwoFactor,
  disable: disablePerson,
  enable: enablePerson,
} satisfies Record<PersonActName, unknown>

const dangerous: ReadonlySet<PersonActName> = new Set(['twoFactor', 'disable'])

type ActDialogProps = { personId: string; name: PersonActName; onClose: () => void }

/** Asks for a reason before an action on an account. */
function ActDialog({ personId, name, onClose }: ActDialogProps) {
  const { title, text, button } = actWords[name]
  const tone = dangerous.has(name) ? 'danger' : 'primary'
  const act = useWrite(calls[name], { refreshesOnError: true })
  const form = useForm({
    start: { reason: '' },
    read: (body) => ({ body }),
    send: (body) => act.mutateAsync({ params: { id: personId }, body }),
    refused: { text: texts.notDone },
    onSent: ({ message }) => {
      toast({ title: message })
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={title} description={text} tone={tone} label={button} onClose={onClose}>
      <AreaField
        label={texts.reason}
        hint={texts.reasonHint}
        rows={2}
        maxLength={300}
        required
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
