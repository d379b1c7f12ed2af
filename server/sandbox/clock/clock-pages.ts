/**
 * /sandbox/clock: the sandbox's date, and buttons that move it forward. It moves day by day, and on each day
 * everything happens that would have happened: the outside services', then our own.
 */
import type { App } from '#server/http/app-parts.ts'
import type { Peers, Sent } from '../peers.ts'
import type { SandboxClock } from './sandbox-clock.ts'
import { mountForms, sendPage, html, sandboxPage } from '../pages/page-html.ts'
import type { Html } from '../pages/page-html.ts'

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

function clockPage({ now, happened }: { now: Date; happened: Sent[] | null }): string {
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

const DAY_MS = 24 * 60 * 60 * 1_000
/** An invoice is charged an hour after it is made: this charges those of the last day within the move. */
const OVERTIME_MS = 61 * 60 * 1_000
const PATH = '/sandbox/clock'
/** a month with everybody's jobs */
const MOVE_LIMIT_MS = 120_000
const JSON_TYPE = 'application/json'

type Step = 'day' | 'week' | 'month'

/** The days of a step; a month is to the same day of the next one, or its last. */
export function daysOf(step: Step, now: Date): number {
  if (step === 'day') return 1
  if (step === 'week') return 7
  const year = now.getUTCFullYear()
  const month = now.getUTCMonth()
  const lastDay = new Date(Date.UTC(year, month + 2, 0)).getUTCDate()
  const then = Date.UTC(year, month + 1, Math.min(now.getUTCDate(), lastDay))
  return Math.round((then - Date.UTC(year, month, now.getUTCDate())) / DAY_MS)
}

type Moved = { app: App; clock: SandboxClock; peers: Peers }

async function happenToday({ app, peers }: Moved): Promise<void> {
  await peers.settle()
  await app.parts.jobs.runSchedules()
  await app.parts.jobs.runDue()
}

/** Moves the clock by whole days and an hour. Returns the webhooks sent meanwhile, oldest first. */
async function move(moved: Moved, step: Step): Promise<Sent[]> {
  const { clock, peers } = moved
  const before = peers.sent().at(-1)
  const days = daysOf(step, clock.now())
  for (let day = 0; day < days; day += 1) {
    await clock.move(DAY_MS)
    await happenToday(moved)
  }
  await clock.move(OVERTIME_MS)
  await happenToday(moved)
  const sent = peers.sent()
  return sent.slice(before === undefined ? 0 : sent.indexOf(before) + 1)
}

const stepIn = (body: unknown): Step | null => {
  const step = new URLSearchParams(typeof body === 'string' ? body : '').get('step')
  return step === 'day' || step === 'week' || step === 'month' ? step : null
}

/** Serves the clock's page where the clock can be moved. */
export function mountClockPages(app: App, { clock, peers }: { clock: SandboxClock; peers: Peers }): void {
  let moving: Promise<unknown> = Promise.resolve()
  mountForms(app, (scope) => {
    scope.get(PATH, async (_request, reply) =>
      sendPage(reply, clockPage({ now: clock.now(), happened: null })),
    )
    scope.post(PATH, { handlerTimeout: MOVE_LIMIT_MS }, async (request, reply) => {
      const step = stepIn(request.body)
      if (step === null) return sendPage(reply, clockPage({ now: clock.now(), happened: null }), 422)
      // Two people who press at once move it twice, one after the other.
      const moved = moving.then(() => move({ app, clock, peers }, step))
      moving = moved.catch(() => null)
      const happened = await moved
      if (request.headers.accept === JSON_TYPE)
        return reply.send({ now: clock.now().toISOString(), happened })
      return sendPage(reply, clockPage({ now: clock.now(), happened }))
    })
  })
}
