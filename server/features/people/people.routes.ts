/** Finds people and helps them with their sign-in. Every act has a reason and an audit event. */
import {
  PEOPLE_PAGE,
  disablePerson,
  enablePerson,
  getPerson,
  listPeople,
  mailSignInHelp,
  resendPersonVerification,
  resetPersonTwoFactor,
} from '#contracts/admin/people.ts'
import { sentence } from '#engine/language/sentence.ts'
import { conflict, notFound } from '#server/errors.ts'
import type { Executor } from '#server/db/executor.ts'
import {
  mailSignInHelp as sendSignInHelp,
  mailVerification,
  startTwoFactorReset,
} from '#server/features/account/help-sign-in.queries.ts'
import { actSummary, recordAuditEvent } from '#server/features/audit/record-audit-event.queries.ts'
import type { App, AppParts } from '#server/http/app-parts.ts'
import type { SessionUser } from '#server/http/session.ts'
import { withIsoDates } from '#server/iso-dates.ts'
import { mount } from '#server/http/mount.ts'
import { createRateLimit } from '#server/http/rate-limit.ts'
import { peopleTexts } from './messages.ts'
import { closeAccount, findPeople, findPerson, openAccount } from './people.queries.ts'

type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>

async function personOf({ db, clock }: Pick<AppParts, 'db' | 'clock'>, id: string): Promise<PersonRow> {
  const found = await findPerson(db, id, clock.now())
  if (found === undefined) throw notFound(sentence(peopleTexts, 'unknown'))
  return found
}

function mountFinding(app: App): void {
  mount(app, listPeople, async ({ parts, query }) => {
    const { search: text = '', after } = query
    const found = await findPeople(parts.db, { text, after, most: PEOPLE_PAGE + 1 })
    const people = found.slice(0, PEOPLE_PAGE)
    return {
      people: people.map(withIsoDates),
      next: found.length > PEOPLE_PAGE ? (people.at(-1)?.id ?? null) : null,
    }
  })

  mount(app, getPerson, async ({ parts, params }) => withIsoDates(await personOf(parts, params.id)))
}

type Act = {
  act: string
  /** its sentence in the audit log */
  did: 'passwordMailed' | 'confirmationMailed' | 'twoFactorReset' | 'disabled' | 'enabled'
  /** Does it, or throws a refusal; what it throws takes the line of the audit log back. */
  work: (person: PersonRow, tx: Executor) => Promise<string>
}

type Asked = {
  parts: Pick<AppParts, 'db' | 'clock' | 'log'>
  user: SessionUser
  params: { id: string }
  body: { reason: string }
}

/** The frame of every act: limited, on an account that is there, not on one's own, and written down with it. */
function actOnPerson(app: App) {
  const acts = createRateLimit(app.parts.pool, { name: 'admin-people', tries: 60, seconds: 3600 })
  return async ({ parts, user, params, body }: Asked, { act, did, work }: Act) => {
    const person = await personOf(parts, params.id)
    if (person.id === user.id) throw conflict(sentence(peopleTexts, 'oneself'))
    await acts.consume(user.id)
    const message = await parts.db.transaction(async (tx) => {
      await recordAuditEvent(tx, {
        adminId: user.id,
        act,
        subject: person.id,
        summary: actSummary(did, { person: person.id, reason: body.reason }),
      })
      return work(person, tx)
    })
    parts.log.info('admin.person', { userId: user.id, act, subject: person.id })
    return { message }
  }
}

type ActOnPerson = ReturnType<typeof actOnPerson>

function mountMails(app: App, actOn: ActOnPerson): void {
  const mails = createRateLimit(app.parts.pool, {
    name: 'admin-people-mails',
    tries: 5,
    seconds: 3600,
    said: sentence(peopleTexts, 'mailedEnough'),
  })
  const mail =
    (send: (person: { tx: Executor; userId: string }) => Promise<string>) =>
    async (person: PersonRow, tx: Executor) => {
      if (person.disabledAt !== null) throw conflict(sentence(peopleTexts, 'isDisabled'))
      await mails.consume(person.id)
      return send({ tx, userId: person.id })
    }

  mount(app, mailSignInHelp, (asked) =>
    actOn(asked, {
      act: 'person.mail-sign-in',
      did: 'passwordMailed',
      work: mail(async (person) => {
        if (!(await sendSignInHelp(app, person))) throw notFound(sentence(peopleTexts, 'unknown'))
        return peopleTexts().helpMailed
      }),
    }),
  )

  mount(app, resendPersonVerification, (asked) =>
    actOn(asked, {
      act: 'person.mail-verification',
      did: 'confirmationMailed',
      work: mail(async (person) => {
        if (!(await mailVerification(app, person))) throw conflict(sentence(peopleTexts, 'isVerified'))
        return peopleTexts().verificationMailed
      }),
    }),
  )

  mount(app, resetPersonTwoFactor, (asked) =>
    actOn(asked, {
      act: 'person.reset-two-factor',
      did: 'twoFactorReset',
      work: mail(async (person) => {
        if ((await startTwoFactorReset(app, person)) !== 'started')
          throw conflict(sentence(peopleTexts, 'notOn'))
        return peopleTexts().resetStarted
      }),
    }),
  )
}

function mountClosing(app: App, actOn: ActOnPerson): void {
  mount(app, disablePerson, (asked) =>
    actOn(asked, {
      act: 'person.disable',
      did: 'disabled',
      work: async ({ id }, tx) => {
        if (!(await closeAccount(tx, id, app.parts.clock.now())))
          throw conflict(sentence(peopleTexts, 'isDisabled'))
        return peopleTexts().disabled
      },
    }),
  )

  mount(app, enablePerson, (asked) =>
    actOn(asked, {
      act: 'person.enable',
      did: 'enabled',
      work: async ({ id }, tx) => {
        if (!(await openAccount(tx, id, app.parts.clock.now())))
          throw conflict(sentence(peopleTexts, 'isOpen'))
        return peopleTexts().enabled
      },
    }),
  )
}

export function mountPeople(app: App): void {
  const actOn = actOnPerson(app)
  mountFinding(app)
  mountMails(app, actOn)
  mountClosing(app, actOn)
}
