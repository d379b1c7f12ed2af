/** Opens the sandbox's bank dialog on the page. */
import { element, button, newId } from './link-elements.js'
import { createFlow } from './link-flow.js'

/** Tab goes round inside; the browser's own would leave for its address bar after the last button. */
function goRound(dialog, event) {
  if (event.key !== 'Tab') return
  const all = [...dialog.querySelectorAll('button, input')].filter((one) => one.offsetParent !== null)
  const [first, last] = event.shiftKey ? [all.at(-1), all[0]] : [all[0], all.at(-1)]
  const isAtEnd = document.activeElement === last || (event.shiftKey && !all.includes(document.activeElement))
  if (first === undefined || !isAtEnd) return
  event.preventDefault()
  first.focus()
}

/** `show` puts a step into it; `onLeave` is asked by Close and by Escape. */
function createFrame({ onLeave }) {
  const titleId = newId()
  const bodyId = newId()
  const title = element('h2', { id: titleId, tabIndex: -1 })
  const back = button('Back', { className: 'jl-quiet jl-back', onPress: () => {} })
  const body = element('div', { id: bodyId, className: 'jl-body' })
  const head = element(
    'div',
    { className: 'jl-head' },
    back,
    button('Close', { className: 'jl-quiet jl-close', onPress: onLeave }),
  )
  const ribbon = element('p', { className: 'jl-ribbon' }, 'Sandbox: no real bank')
  const dialog = element(
    'dialog',
    {
      className: 'jubilee-link',
      'aria-labelledby': titleId,
      on: {
        cancel: (event) => {
          event.preventDefault()
          onLeave()
        },
        keydown: (event) => goRound(dialog, event),
      },
    },
    ribbon,
    head,
    title,
    body,
  )
  let onBack = null
  back.addEventListener('click', () => onBack?.())
  const show = (step) => {
    onBack = step.onBack ?? null
    back.hidden = onBack === null
    title.textContent = step.title
    const foot = step.foot === undefined ? [] : [element('p', { className: 'jl-foot' }, ...step.foot)]
    body.replaceChildren(...step.body, ...foot)
    dialog.scrollTop = 0
    title.focus()
  }
  return { dialog, show }
}

/** `told` are the callbacks of Plaid.create; `onGone` is called when the dialog is removed. */
export function openLinkDialog({ base, told, onGone }) {
  const { dialog, show } = createFrame({ onLeave: () => flow.exit() })
  const remove = () => {
    if (dialog.open) dialog.close()
    dialog.remove()
    onGone()
  }
  const showWhileOpen = (step) => {
    if (dialog.isConnected) show(step)
  }
  const flow = createFlow({ base, told, show: showWhileOpen, remove })
  document.body.append(dialog)
  dialog.showModal()
  show({ title: 'One moment', body: [element('p', { role: 'status' }, 'Opening…')] })
  void flow.begin()
  return {
    exit: flow.exit,
    remove: () => {
      if (dialog.open) dialog.close()
      dialog.remove()
    },
  }
}
