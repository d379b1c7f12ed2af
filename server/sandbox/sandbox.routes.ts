/** What only the sandbox serves: its demo people and the mail it did not send. */
import { getSandbox } from '#contracts/sandbox.ts'
import { notFound } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import { mount } from '#server/http/mount.ts'
import { DEMO_PASSWORD, demoPeople } from './demo-people.content.ts'
import { mountMailPages } from './mail-pages.ts'

/** Mounts the sandbox's calls. In live mode they answer 404, and there are no mail pages. */
export function mountSandbox(app: App): void {
  mount(app, getSandbox, async ({ parts }) => {
    if (parts.env.mode !== 'sandbox') throw notFound()
    const people = demoPeople.map(({ label, email }) => ({ label, email, password: DEMO_PASSWORD }))
    return { sandbox: true as const, people }
  })
  // A public demo must not show everybody's reset links to everybody.
  if (app.parts.env.mode === 'sandbox' && !app.parts.env.isPublicDemo) mountMailPages(app)
}
