import { ArrowLeft } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { getPerson, type AdminPersonDetail } from '#contracts/admin/people.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useRead } from '#web/api/use-read.ts'
import { formatInstant, formatInstantDate } from '#web/format/dates.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ActDialog } from './act-dialog.tsx'
import { actWords, peopleTexts, type PersonActName } from './messages.ts'
import { PersonTags, nameOf, planWords } from './person-tags.tsx'

type PersonScreenProps = {
  id: string
  /** whoever looks: nobody acts on their own account here */
  adminId: string
}

/** One account: its plan, its sign-in, and what an admin can do for its owner. */
export function PersonScreen({ id, adminId }: PersonScreenProps) {
  const person = useRead(getPerson, { params: { id } }, { refetchOnMount: 'always' })
  const isMissing = person.error instanceof ApiError && person.error.status === 404
  return (
    <div className="grid grid-cols-1 gap-6">
      <Link
        to={paths.adminPeople}
        className="-ml-2 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-control px-2 text-small text-ink-2 no-underline hover:text-ink"
      >
        <ArrowLeft size={16} aria-hidden="true" /> {peopleTexts.back}
      </Link>
      {person.data ? (
        <Person person={person.data} isOneself={id === adminId} />
      ) : isMissing ? (
        <div>
          <h1>{peopleTexts.unknown}</h1>
          <p className="mt-2 text-ink-2">{peopleTexts.unknownText}</p>
        </div>
      ) : person.isError ? (
        <LoadFailed title={peopleTexts.personFailed} reads={person} />
      ) : (
        <Skeleton className="h-96" />
      )}
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
      <Card aria-label="Account" className="md:p-6">
        <dl className="grid gap-3">
          <Fact name="Plan">{planWords(person)}</Fact>
          {person.subscriptionEndsAt ? (
            <Fact name="Paid until">{formatInstantDate(person.subscriptionEndsAt)}</Fact>
          ) : null}
          <Fact name="Account since">{formatInstant(person.createdAt)}</Fact>
          <Fact name="Address confirmed">{person.emailVerified ? 'yes' : 'no'}</Fact>
          <Fact name="Two-factor sign-in">{person.twoFactorEnabled ? 'on' : 'off'}</Fact>
          <Fact name="Signed in on">{person.sessions === 1 ? '1 device' : `${person.sessions} devices`}</Fact>
          {person.disabledAt ? <Fact name="Disabled since">{formatInstant(person.disabledAt)}</Fact> : null}
          <Fact name="Id">{person.id}</Fact>
        </dl>
      </Card>
      <Card aria-labelledby="help-title" className="md:p-6">
        <h2 id="help-title">{peopleTexts.help}</h2>
        {isOneself ? (
          <p className="mt-2 text-ink-2">{peopleTexts.oneself}</p>
        ) : (
          <div className="mt-4 flex flex-wrap gap-3">
            {actsFor(person).map((name) => (
              <Button key={name} variant="quiet" onClick={() => setAsking(name)}>
                {actWords[name].button}
              </Button>
            ))}
          </div>
        )}
      </Card>
      {asking ? (
        <ActDialog key={asking} personId={person.id} name={asking} onClose={() => setAsking(null)} />
      ) : null}
    </>
  )
}

/** What makes sense for this account as it stands. */
function actsFor({ disabledAt, emailVerified, twoFactorEnabled }: AdminPersonDetail): PersonActName[] {
  if (disabledAt !== null) return ['enable']
  return [
    'help',
    ...(emailVerified ? [] : (['verification'] as const)),
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
