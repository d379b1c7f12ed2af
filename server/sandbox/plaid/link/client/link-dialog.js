/** Opens the sandbox's bank dialog on the page. */
import { element } from './link-elements.js'
import { createFlow } from './link-flow.js'
import { createFrame } from './link-frame.js'

/** `told` are the callbacks of Plaid.create; `onGone` clears away the caller's hold of the dialog. */
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
