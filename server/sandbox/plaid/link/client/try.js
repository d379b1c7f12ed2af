/** The page for trying the dialog: opens it and prints its callbacks. */
const said = document.querySelector('#said')
const press = document.querySelector('#open')
said.style.whiteSpace = 'pre-wrap'
said.style.overflowWrap = 'anywhere'
const say = (text) => {
  said.textContent = text
}

const asText = (value) => JSON.stringify(value, null, 2)

async function tokenForTrying() {
  const answer = await fetch('/sandbox/plaid/try', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  if (!answer.ok) throw new Error('no token')
  return (await answer.json()).link_token
}

async function open() {
  const handler = window.Plaid.create({
    token: await tokenForTrying(),
    onSuccess: (publicToken, metadata) => say(`onSuccess\n${publicToken}\n${asText(metadata)}`),
    onExit: (error, metadata) => say(`onExit\n${asText(error)}\n${asText(metadata)}`),
  })
  handler.open()
}

press.addEventListener('click', () => {
  open().catch(() => say('The dialog could not be opened.'))
})
