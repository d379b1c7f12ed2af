/** The dialog's steps. Each answers { title, body, main? } and calls `flow` for what comes next. */
import { alertPlace, button, element, field, newId, sayAlert } from './link-elements.js'

const paragraph = (text) => element('p', {}, text)

export function consentStep(flow) {
  const list = element(
    'ul',
    {},
    element('li', {}, 'It reads your accounts, balances, rates, payments and transactions.'),
    element('li', {}, 'It cannot move money.'),
    element('li', {}, 'You can unlink a bank at any time.'),
  )
  return {
    title: 'Link a bank to Jubilee',
    body: [paragraph('You choose the bank, and which of its accounts Jubilee may read.'), list],
    foot: [button('Continue', { isMain: true, onPress: () => flow.toBanks() })],
  }
}

export function banksStep(flow) {
  const list = element('ul', { className: 'jl-list' })
  const count = element('p', { className: 'jl-note', role: 'status' })
  const show = (text) => {
    const wanted = text.trim().toLowerCase()
    const found = flow.institutions.filter(({ name }) => name.toLowerCase().includes(wanted))
    list.replaceChildren(
      ...found.map((bank) =>
        element('li', {}, button(bank.name, { className: 'jl-choice', onPress: () => flow.toLogin(bank) })),
      ),
    )
    count.textContent =
      found.length === 0
        ? 'No bank of that name. Try another word.'
        : `${found.length} of the sandbox’s banks`
  }
  const { whole } = field({
    label: 'Search for your bank',
    type: 'search',
    on: { input: (event) => show(event.target.value) },
  })
  show('')
  return { title: 'Choose your bank', body: [whole, count, list], onBack: () => flow.toConsent() }
}

const hints = [
  'Use the name user_good and the password pass_good.',
  'The name user_bad is refused. With user_down the bank does not answer.',
]

const isWrongLogin = (error) => error.error_code === 'INVALID_CREDENTIALS'

export function loginStep(flow, bank) {
  const user = field({ label: 'User name', autocomplete: 'off' })
  const password = field({ label: 'Password', type: 'password', autocomplete: 'off' })
  const wrong = alertPlace()
  const send = button('Sign in', { isMain: true, type: 'submit' })
  const submit = async (event) => {
    event.preventDefault()
    if (send.getAttribute('aria-disabled') === 'true') return
    const login = { username: user.input.value.trim(), password: password.input.value }
    if (login.username === '' || login.password === '') {
      sayAlert(wrong, 'Type the user name and the password.')
      ;(login.username === '' ? user : password).input.focus()
      return
    }
    sayAlert(wrong, '')
    send.setAttribute('aria-disabled', 'true')
    send.textContent = 'Signing in…'
    const error = await flow.signIn(bank, login)
    send.removeAttribute('aria-disabled')
    send.textContent = 'Sign in'
    if (error === null) return
    sayAlert(wrong, error.display_message ?? 'That did not work. Nothing was linked. Please try again.')
    if (isWrongLogin(error)) password.input.select()
  }
  for (const { input } of [user, password]) input.setAttribute('aria-describedby', wrong.id)
  const form = element(
    'form',
    { noValidate: true, on: { submit: (event) => void submit(event) } },
    ...hints.map((hint) => element('p', { className: 'jl-note' }, hint)),
    user.whole,
    password.whole,
    wrong,
    element('p', { className: 'jl-foot' }, send),
  )
  return {
    title: `Sign in to ${bank.name}`,
    body: [form],
    onBack: flow.isRepair ? null : () => flow.toBanks(),
  }
}

/** A bank that signs people in on its own page: the way there. */
export function visitStep(flow, bank) {
  const wrong = alertPlace()
  const go = async () => {
    const error = await flow.visit(bank)
    if (error !== null)
      sayAlert(wrong, error.display_message ?? 'That did not work. Nothing was linked. Please try again.')
  }
  return {
    title: `Sign in at ${bank.name}`,
    body: [paragraph('This bank signs you in on its own page, and sends you back to Jubilee then.'), wrong],
    foot: [button('Go to the bank’s page', { isMain: true, onPress: () => void go() })],
    onBack: flow.isRepair ? null : () => flow.toBanks(),
  }
}

/** The bank does not answer: the only ways on are another bank and leaving. */
export function downStep(flow, error) {
  const again = flow.isRepair
    ? []
    : [button('Choose another bank', { isMain: true, onPress: () => flow.toBanks() })]
  return {
    title: 'This bank does not answer',
    body: [paragraph(error.display_message)],
    foot: [...again, button('Leave', { onPress: () => flow.exit() })],
  }
}

function accountBox(account) {
  const id = newId()
  const box = element('input', { type: 'checkbox', id, value: account.id, checked: true })
  const label = element(
    'label',
    { for: id },
    element('span', {}, account.name),
    element('span', { className: 'jl-note' }, `${account.subtype}, ends in ${account.mask}`),
  )
  return { box, whole: element('div', { className: 'jl-account' }, box, label) }
}

export function accountsStep(flow, accounts) {
  const boxes = accounts.map((account) => accountBox(account))
  const wrong = alertPlace()
  const send = button('Share these accounts', { isMain: true, type: 'submit' })
  const submit = async (event) => {
    event.preventDefault()
    if (send.getAttribute('aria-disabled') === 'true') return
    const chosen = boxes.filter(({ box }) => box.checked).map(({ box }) => box.value)
    if (chosen.length === 0) {
      sayAlert(wrong, 'Choose at least one account, or close this window.')
      boxes[0]?.box.focus()
      return
    }
    sayAlert(wrong, '')
    send.setAttribute('aria-disabled', 'true')
    send.textContent = 'Linking…'
    const error = await flow.finish(chosen)
    send.removeAttribute('aria-disabled')
    send.textContent = 'Share these accounts'
    if (error !== null) sayAlert(wrong, 'That did not work. Nothing was linked. Please try again.')
  }
  const choice = element(
    'fieldset',
    {},
    element('legend', {}, 'Which accounts may Jubilee read?'),
    ...boxes.map(({ whole }) => whole),
  )
  const foot = element('p', { className: 'jl-foot' }, send)
  const form = element(
    'form',
    { noValidate: true, on: { submit: (event) => void submit(event) } },
    choice,
    wrong,
    foot,
  )
  return { title: 'Choose accounts', body: [form], onBack: flow.isRepair ? null : () => flow.toBanks() }
}

export function doneStep(flow, { isRepair, count, name }) {
  const accounts = count === 1 ? '1 account' : `${count} accounts`
  const text = isRepair ? `Jubilee can read ${name} again.` : `Jubilee may now read ${accounts} at ${name}.`
  return {
    title: isRepair ? 'You are signed in again' : 'Your bank is linked',
    body: [paragraph(text)],
    foot: [button('Finish', { isMain: true, onPress: () => flow.succeed() })],
  }
}

export function brokenStep(flow, why) {
  const text = why ?? 'The sandbox could not begin. Nothing was linked. Close this window and try again.'
  return {
    title: 'This did not work',
    body: [paragraph(text)],
    foot: [button('Leave', { onPress: () => flow.exit() })],
  }
}
