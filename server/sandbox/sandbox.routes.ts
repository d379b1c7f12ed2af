/** What only the sandbox serves: its demo people and the mail it did not send. */
import { getMode } from '#contracts/sandbox.ts'
import type { App } from '#server/http/app-parts.ts'
import { mount } from '#server/http/mount.ts'
import { DEMO_PASSWORD, demoPeople } from './demo-people.content.ts'
import { mountMailPages } from './mail-pages.ts'
import { mountPlaidPages } from './plaid/plaid-pages.ts'

/** Says which mode this is. In live mode there are no demo people and no mail pages. */
export function mountSandbox(app: App): void {
  mount(app, getMode, async ({ parts }) => {
    if (parts.env.mode !== 'sandbox') return { sandbox: false, movedByMs: 0, people: [] }
    const people = demoPeople.map(({ label, email }) => ({ label, email, password: DEMO_PASSWORD }))
    return { sandbox: true, movedByMs: parts.sandboxClock?.movedByMs() ?? 0, people }
  })
  // A public demo must not show everybody's reset links to everybody.
  if (app.parts.env.mode === 'sandbox' && !app.parts.env.isPublicDemo) mountMailPages(app)
  if (app.parts.env.mode === 'sandbox') mountPlaidPages(app)
}
