/** While the app drains it still serves requests, and asks each client to open its next connection elsewhere. */
import type { App } from '#server/http/app-parts.ts'

export function closeConnectionsWhileDraining(app: App): void {
  app.addHook('preClose', async () => {
    app.isDraining = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (app.isDraining) reply.header('connection', 'close')
  })
}
