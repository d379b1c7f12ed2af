/** While the app closes it finishes what it has begun, and tells each client to open a new connection elsewhere. */
import type { App } from './app-parts.ts'

export function drainOnClose(app: App): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
}
