/** The HTML of the clock's page. */
import { html, sandboxPage } from '../pages/page-html.ts'
import type { Html } from '../pages/page-html.ts'
import type { Sent } from '../peers.ts'

const steps = [
  { step: 'day', label: '1 day on' },
  { step: 'week', label: '7 days on' },
  { step: 'month', label: '1 month on' },
]

const longDay = (at: Date) =>
  at.toLocaleDateString('en-US', {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })

const timeOf = (at: string) => `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`

function happenedList(happened: Sent[]): Html {
  if (happened.length === 0) return html`<p>No outside service had anything to say.</p>`
  return html`<ul class="rows">
    ${happened.map(
      ({ at, service, what, isTaken }) =>
        html`<li>
          <span>${timeOf(at)}</span
          ><span
            >${service}:
            <code>${what}</code>${!isTaken && html` <span class="tag bad">not taken yet</span>`}</span
          >
        </li>`,
    )}
  </ul>`
}

export function clockPage({ now, happened }: { now: Date; happened: Sent[] | null }): string {
  const main = html`<main class="narrow">
    <p><a class="back" href="/">Back to Jubilee</a></p>
    <h1>The sandbox’s clock</h1>
    <section class="card" aria-labelledby="today">
      <h2 id="today">It is</h2>
      <p class="price"><time datetime="${now.toISOString()}">${longDay(now)}</time></p>
      <p class="quiet">${now.toISOString().slice(11, 16)} UTC</p>
      <div class="actions">
        ${steps.map(({ step, label }) => html`<form method="post" action="/sandbox/clock"><button type="submit" name="step" value="${step}">${label}</button></form>`)}
      </div>
    </section>
    ${
      happened !== null &&
      html`<section class="card" aria-labelledby="happened" role="status">
        <h2 id="happened">What happened</h2>
        ${happenedList(happened)}
      </section>`
    }
    <p class="quiet">
      Moving the clock lets happen, day by day, what would have happened: trials end, cards are charged,
      reminders are sent. Each move takes an hour more, for a bill is charged an hour after it is made. The
      clock goes forward only, and for everybody who uses this sandbox.
    </p>
  </main>`
  const note = 'The date here is the sandbox’s own.'
  return sandboxPage({ title: 'Clock - Jubilee sandbox', main, note })
}
