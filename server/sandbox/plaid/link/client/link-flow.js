/** The flow through the dialog's steps, and the events for the page that opened it. */
import {
  accountsStep,
  banksStep,
  brokenStep,
  consentStep,
  doneStep,
  downStep,
  loginStep,
  visitStep,
} from './link-steps.js'

const lost = {
  error_type: 'API_ERROR',
  error_code: 'INTERNAL_SERVER_ERROR',
  error_message: 'the sandbox did not answer',
  display_message: 'The sandbox does not answer. Nothing was linked. Please try again.',
}

/** Asks our own origin; answers { error } where it was refused. */
async function post(base, name, body) {
  try {
    const answer = await fetch(new URL(`link/${name}`, base), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const read = await answer.json()
    return answer.ok ? read : { error: read.error ?? lost }
  } catch {
    return { error: lost }
  }
}

/** The visit to a bank's own page that the person comes back from; null where they do not. */
const visitOf = ({ receivedRedirectUri: address }) =>
  address === undefined ? null : (new URL(address).searchParams.get('oauth_state_id') ?? '')

/** The state of the session, and its events. */
function createSession(told) {
  const session = { id: '', institution: null, proof: null, error: null, result: null }
  return {
    session,
    event: (name, more = {}) =>
      told.onEvent(name, { ...more, link_session_id: session.id, timestamp: new Date().toISOString() }),
    metadata: () => ({
      institution: session.institution,
      link_session_id: session.id,
      request_id: session.id,
      status: session.proof === null ? 'requires_credentials' : 'connected',
    }),
  }
}

/** The steps by themselves: each shows the next one. */
function createSteps({ session, event, show }) {
  const go = (step, view) => {
    show(step)
    event('TRANSITION_VIEW', { view_name: view })
  }
  const flow = {
    institutions: [],
    isRepair: false,
    choosesAccounts: false,
    toConsent: () => go(consentStep(flow), 'CONSENT'),
    toBanks: () => {
      Object.assign(session, { error: null, institution: null, proof: null })
      go(banksStep(flow), 'SELECT_INSTITUTION')
    },
    toLogin: (bank) => {
      session.institution = bank
      event('SELECT_INSTITUTION', { institution_name: bank.name })
      if (bank.oauth) go(visitStep(flow, bank), 'OAUTH')
      else go(loginStep(flow, bank), 'CREDENTIAL')
    },
    toAccounts: (accounts) => go(accountsStep(flow, accounts), 'SELECT_ACCOUNT'),
    toDone: (answer) => {
      session.result = answer
      const { accounts, institution } = answer.metadata
      const about = { isRepair: flow.isRepair, count: accounts.length, name: institution.name }
      go(doneStep(flow, about), 'CONNECTED')
    },
    /** A bank that is down has a page of its own; other errors are shown beside the fields. */
    refuse: (error) => {
      event('ERROR', { error_code: error.error_code })
      if (error.error_code !== 'INSTITUTION_DOWN') return error
      session.error = error
      go(downStep(flow, error), 'ERROR')
      return null
    },
    toBroken: (error) => {
      session.error = error
      go(brokenStep(flow, error.display_message), 'ERROR')
    },
  }
  return flow
}

/**
 * `told` are the callbacks of Plaid.create, `show` puts a step into the frame, `remove` takes the dialog away.
 * Answers { begin, exit }.
 */
export function createFlow({ base, told, show, remove }) {
  const { session, event, metadata } = createSession(told)
  const { token } = told
  const flow = createSteps({ session, event, show })
  flow.exit = () => {
    event('EXIT')
    remove()
    told.onExit(session.error, metadata())
  }
  /** `proof` shows who signed in: name and password, or the visit to the bank's own page. */
  const prove = async (proof, institution) => {
    const isOnlyRepair = flow.isRepair && !flow.choosesAccounts
    const answer = isOnlyRepair
      ? await post(base, 'repair', { token, ...proof })
      : await post(base, 'sign-in', { token, ...proof, ...institution })
    if (answer.error) return answer.error
    session.proof = { proof, institution }
    session.institution ??= answer.institution
    if (isOnlyRepair) flow.toDone(answer)
    else flow.toAccounts(answer.accounts)
    return null
  }
  flow.signIn = async (bank, login) => {
    event('SUBMIT_CREDENTIALS')
    const error = await prove(login, { institutionId: bank.institution_id })
    return error && flow.refuse(error)
  }
  flow.visit = async (bank) => {
    const answer = await post(base, 'visit', { token, institutionId: bank.institution_id })
    if (answer.error) return answer.error
    event('OPEN_OAUTH')
    location.assign(new URL(answer.url, base))
    return null
  }
  flow.finish = async (accountKeys) => {
    const { proof, institution } = session.proof
    const answer = flow.isRepair
      ? await post(base, 'repair', { token, ...proof, accountKeys })
      : await post(base, 'finish', { token, ...proof, ...institution, accountKeys })
    if (answer.error) return answer.error
    flow.toDone(answer)
    return null
  }
  flow.succeed = () => {
    const { public_token, metadata: chosen } = session.result
    event('HANDOFF')
    remove()
    told.onSuccess(public_token, { ...chosen, link_session_id: session.id })
  }
  const begin = async () => {
    const answer = await post(base, 'start', { token })
    if (answer.error) return flow.toBroken(answer.error)
    session.id = answer.link_session_id
    flow.institutions = answer.institutions
    flow.isRepair = answer.repair !== null
    flow.choosesAccounts = answer.choosesAccounts
    event('OPEN')
    const visitId = visitOf(told)
    if (visitId !== null) {
      const error = await prove({ visitId }, {})
      return error && flow.toBroken(error)
    }
    return flow.isRepair ? flow.toLogin(answer.repair) : flow.toConsent()
  }
  return { begin, exit: flow.exit }
}
