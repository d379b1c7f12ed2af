/** How often the account calls may be tried. Counted in the database, before any password is hashed. */
import { sentence, type Sentence } from '#engine/language/sentence.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { createRateLimit } from '#server/http/rate-limit.ts'
import { accountTexts } from '../messages.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Sandbox is where people try things out and tests sign many people up from one address. */
const REGISTRATIONS_AN_HOUR = { live: 10, test: 10, sandbox: 2_000 }

/** Wrong passwords for one account from everywhere, in 15 minutes. */
const WRONG_FOR_ALL = 50
/** The owner hears when half of them are used. */
export const TELL_AT_LEFT = 25

export function createSignInLimits({ pool, env }: Pick<AppParts, 'pool' | 'env'>) {
  const rule = (name: string, tries: number, rest: { seconds: number; said?: Sentence }) =>
    createRateLimit(pool, { name, tries, ...rest })
  return {
    signIn: rule('sign-in', 20, { seconds: MINUTE, said: sentence(accountTexts, 'tooManySignIns') }),
    /** by account and network together, so that nobody can lock the owner out elsewhere */
    wrongPassword: rule('wrong-password', 5, {
      seconds: 15 * MINUTE,
      said: sentence(accountTexts, 'tooManyWrong'),
    }),
    /** by account, of all networks together; browsers that have signed in before are spared */
    wrongPasswordAll: rule('wrong-password-all', WRONG_FOR_ALL, {
      seconds: 15 * MINUTE,
      said: sentence(accountTexts, 'tooManyGuesses'),
    }),
    /** the password asked again of somebody signed in, by session */
    ownPassword: rule('own-password', 5, {
      seconds: 15 * MINUTE,
      said: sentence(accountTexts, 'tooManyOwn'),
    }),
    /** by account and network together, as with passwords */
    wrongCode: rule('wrong-code', 20, { seconds: HOUR, said: sentence(accountTexts, 'tooManyCodesHour') }),
    wrongCodeAll: rule('wrong-code-all', 100, {
      seconds: HOUR,
      said: sentence(accountTexts, 'tooManyCodesHour'),
    }),
    /** a mail about guesses */
    guessMail: rule('guess-mail', 1, { seconds: 6 * HOUR }),
    register: rule('register', REGISTRATIONS_AN_HOUR[env.mode], {
      seconds: HOUR,
      said: sentence(accountTexts, 'tooManyRegistrations'),
    }),
    resetAsk: rule('reset-ask', 5, { seconds: HOUR, said: sentence(accountTexts, 'tooManyResets') }),
    reset: rule('reset', 5, { seconds: HOUR, said: sentence(accountTexts, 'tooManyResetTries') }),
    /** a link for a new password that is only looked at */
    resetLook: rule('reset-look', 30, { seconds: HOUR, said: sentence(accountTexts, 'tooManyResetTries') }),
    verify: rule('verify', 20, { seconds: HOUR, said: sentence(accountTexts, 'tooManyVerifications') }),
    resend: rule('verify-resend', 5, { seconds: HOUR, said: sentence(accountTexts, 'tooManyResets') }),
    newEmail: rule('new-email', 5, { seconds: HOUR, said: sentence(accountTexts, 'tooManyResets') }),
    passkeyStart: rule('passkey-start', 40, {
      seconds: MINUTE,
      said: sentence(accountTexts, 'tooManySignIns'),
    }),
    twoFactorReset: rule('two-factor-reset', 20, {
      seconds: HOUR,
      said: sentence(accountTexts, 'tooManyVerifications'),
    }),
    /** mails to one account that somebody else may have caused */
    mailed: rule('account-mail', 5, { seconds: HOUR, said: sentence(accountTexts, 'tooManyResets') }),
  }
}

export type SignInLimits = ReturnType<typeof createSignInLimits>
