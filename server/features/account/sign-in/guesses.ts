/**
 * How guesses are counted. A browser that has signed in to the account before counts by itself. Any other counts by its
 * network, and all of them together have a ceiling for the account: so nobody guesses from many networks, and nobody
 * keeps the owner out of a browser they use. The owner hears of it.
 */
import type { FastifyRequest } from 'fastify'
import { networkOf } from '#server/http/network-of.ts'
import type { RateLimit } from '#server/http/rate-limit.ts'
import { speakingTo } from '#server/language/language.queries.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { AccountDesk } from '../account-desk.ts'
import { findUserByEmail } from '../account.queries.ts'
import { mayMailAbout } from '../mail-owner.ts'
import { guessesMail } from '../security-mails.ts'
import { TELL_AT_LEFT } from './sign-in-limits.ts'
import { browserHashOf } from './known-browser.ts'
import { isBrowserKnown } from './known-browsers.queries.ts'
import type { Account } from './known-browsers.queries.ts'

/** Tries that were counted, and how they are taken back once one of them was right. */
export type Counted = { forgive: () => Promise<void> }

type Counting = {
  each: RateLimit
  all: RateLimit | null
  name: string
  onLeft?: (left: number) => Promise<void>
}

async function countTry(
  desk: AccountDesk,
  request: FastifyRequest,
  { account, each, all, name, onLeft }: Counting & { account: Account },
): Promise<Counted> {
  const hash = browserHashOf(desk, request)
  const isKnown = hash !== null && (await isBrowserKnown(desk.parts.db, account, hash))
  const own = `${name} ${isKnown ? hash : networkOf(request)}`
  await each.consume(own)
  const ceiling = isKnown ? null : all
  const left = await ceiling?.consume(name)
  if (left !== undefined) await onLeft?.(left)
  return {
    forgive: async () => {
      await each.forgive(own)
      await ceiling?.giveBack(name)
    },
  }
}

/** The same steps where there is no such account, down to a mail that goes to nobody: the time tells nothing. */
async function mailAboutGuesses(desk: AccountDesk, email: string): Promise<void> {
  if (!(await mayMailAbout(desk, `passwords ${email}`))) return
  const { parts } = desk
  await parts.db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email)
    const mail = await speakingTo({ db: tx, userId: user?.id ?? '' }, () =>
      guessesMail(user?.email ?? '', desk.link('/forgot-password')),
    )
    await queueMail(parts, tx, { mail })
  })
}

/** Counts a password before it is looked at. Throws 429 when there were too many wrong ones. */
export function countPassword(desk: AccountDesk, request: FastifyRequest, email: string): Promise<Counted> {
  const { wrongPassword: each, wrongPasswordAll: all } = desk.limits
  const onLeft = async (left: number) => {
    if (left === TELL_AT_LEFT) await mailAboutGuesses(desk, email)
  }
  return countTry(desk, request, { account: { email }, each, all, name: email, onLeft })
}

/** Forgets the tries of this browser and its network, which proved in another way that it is the owner's. */
export async function forgivePasswords(
  desk: AccountDesk,
  request: FastifyRequest,
  email: string,
): Promise<void> {
  for (const own of [networkOf(request), browserHashOf(desk, request)])
    if (own !== null) await desk.limits.wrongPassword.forgive(`${email} ${own}`)
}

/** Counts a code of a second step before it is looked at. A recovery code cannot be guessed, so it has no ceiling. */
export function countCode(
  desk: AccountDesk,
  request: FastifyRequest,
  { userId, isRecovery }: { userId: string; isRecovery: boolean },
): Promise<Counted> {
  const { wrongCode: each, wrongCodeAll } = desk.limits
  const all = isRecovery ? null : wrongCodeAll
  return countTry(desk, request, { account: { userId }, each, all, name: userId })
}
