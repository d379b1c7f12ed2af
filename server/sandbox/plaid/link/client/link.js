/**
 * The sandbox's window.Plaid, called as Plaid's own: Plaid.create({ token, onSuccess, onExit, onEvent, onLoad })
 * answers { open, exit, destroy }. The dialog itself comes with the first create.
 */
{
  const base = new URL('./', document.currentScript.src)

  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = new URL('link.css', base).href
  document.head.append(sheet)

  const silent = { onSuccess() {}, onExit() {}, onEvent() {}, onLoad() {} }

  window.Plaid = {
    create(config) {
      if (typeof config.token !== 'string' || config.token === '')
        throw new Error('Plaid.create needs a link token.')
      const told = { ...silent, ...config }
      const loading = import(new URL('link-dialog.js', base).href)
      loading.then(
        () => told.onLoad(),
        () => {},
      )
      let dialog = null
      let isWanted = false
      const close = () => {
        isWanted = false
        dialog?.remove()
        dialog = null
      }
      const open = async () => {
        if (isWanted) return
        isWanted = true
        try {
          const { openLinkDialog } = await loading
          if (isWanted) dialog = openLinkDialog({ base, told, onGone: close })
        } catch {
          isWanted = false
          const error = { error_type: 'API_ERROR', error_code: 'INTERNAL_SERVER_ERROR' }
          told.onExit({ ...error, error_message: 'the dialog did not load', display_message: null }, {})
        }
      }
      return {
        open: () => void open(),
        exit: (_options, callback) => {
          dialog?.exit()
          callback?.()
        },
        destroy: close,
      }
    },
  }
}
