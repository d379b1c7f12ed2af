/** How the routes of the sandbox's pages answer, and how they read a form that a page sends. */
import type { FastifyReply } from 'fastify'
import type { App } from '#server/http/app-parts.ts'

const FORM_LIMIT_BYTES = 16 * 1024

export const sendPage = (reply: FastifyReply, page: string, status = 200): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)

/** Routes whose bodies are forms of pages without scripts, given as text; elsewhere bodies are JSON. */
export function mountForms(app: App, mount: (scope: App) => void): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
      async (_request: unknown, body: string) => body,
    )
    mount(scope as unknown as App)
  })
}
