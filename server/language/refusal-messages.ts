/** Refusals that any call may answer with, and those of the frame around all calls. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './refusal-messages.es.ts'

const english = {
  signIn: 'Please sign in.',
  confirm: 'Enter your password again to go on. Nothing was changed.',
  secondFactor: 'Turn on two-factor sign-in first. Admins need it. Nothing was changed.',
  forAdmins: 'This is for admins. Nothing was changed.',
  notFound: 'There is nothing here. It may have been removed.',
  noAddress: 'There is nothing at this address.',
  notBuilt: 'The pages are not built yet. Run npm run build, then start again.',
  addressUnreadable: 'We could not read this address.',
  inPlan: (plan: string) =>
    `This is part of the ${plan} plan. Nothing was changed. See the plans on the pricing page.`,
  away: 'We cannot reach our records right now. Nothing was lost. Please try again in a minute.',
  noRoom:
    'Our disk is full, so nothing can be saved right now. What was saved before is still there. Please try again later.',
  tooSlow: 'This took too long, so we stopped it. Please try again in a minute.',
  ourMistake: 'Something went wrong on our side. Nothing you entered before was lost. Please try again.',
  notSetUp: {
    mail: 'Email is not set up on this system, so none leaves it. Nothing was lost.',
    payments:
      'Payments are not set up on this system. Nothing was charged. Whoever runs it can add the keys of the payment service.',
    banking:
      'Bank links are not set up on this system. Nothing was changed. You can add your debts by hand, and whoever runs it can add the keys of the banking service.',
    bureau:
      'Credit scores are not set up on this system. Nothing was asked for. You can add your scores by hand, and whoever runs it can add the key of the credit service.',
    model: 'No language model is set up on this system. The coach answers without one.',
  },
  tooLarge: 'This is larger than we accept. Nothing was saved.',
  sendJson: 'Send this request as JSON, with the content type application/json. Nothing was saved.',
  oddCharacter: 'This contains a character that cannot be stored. Nothing was saved.',
  unreadable: 'We could not read this request. Nothing was saved.',
  notJson: 'We could not read this request: its body is not valid JSON. Nothing was saved.',
  tooDeep: (levels: number) =>
    `We could not read this request: its body is nested more than ${levels} levels deep. Nothing was saved.`,
  noSuchField: (field: string) =>
    `We could not read this request: “${field}” is not a field. Nothing was saved.`,
  otherSite: 'This request did not come from Jubilee’s own pages, so nothing was done. Reload and try again.',
  tooManyTries: (seconds: number) => {
    const wait = seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
    return `That was a lot of tries. Please wait ${wait}, then try again.`
  },
  tokenOver: 'This API token is unknown, has expired or was revoked. Nothing was changed.',
  notForTokens: 'No API token opens this: sign in to Jubilee for it. Nothing was changed.',
  tokenWithout: (scope: string) => `This API token was made without “${scope}”. Nothing was changed.`,
  onceKey: 'Send a UUID as the Idempotency-Key, made once for this request. Nothing was saved.',
}

export type English = typeof english
export const refusalTexts = bilingual(english, spanish)
