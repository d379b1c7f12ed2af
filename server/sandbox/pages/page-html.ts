import type { FastifyReply } from 'fastify'
import type { App } from '#server/http/app-parts.ts'

/** HTML of the sandbox's own pages: every value escaped, no scripts, one stylesheet. */

/** Text that is HTML already. */
export type Html = { readonly html: string }
type Value = Html | string | number | null | false | readonly Value[]

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

function textOf(value: Value): string {
  if (value === null || value === false) return ''
  if (typeof value === 'string') return escapeHtml(value)
  if (typeof value === 'number') return String(value)
  return 'html' in value ? value.html : value.map(textOf).join('')
}

/** A piece of a page. Values are escaped, unless they are pieces themselves. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return { html: parts.map((part, index) => part + textOf(values[index] ?? null)).join('') }
}

/** 'Nov 27, 2026', for a moment in seconds. */
export const dateWords = (at: number) =>
  new Date(at * 1_000).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })

/** The icon for every browser: one that knows SVG takes the drawing, and none asks for a file that is not there. */
export const iconLinks: Html = html`<link rel="icon" href="/favicon.ico" sizes="32x32" />
  <link rel="icon" href="/favicon.svg" type="image/svg+xml" />`

export const STYLE_PATH = '/sandbox/style.css'

/** A whole page. It begins with the notice that no money moves. */
export function sandboxPage({ title, main, note }: { title: string; main: Html; note: string }): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        ${iconLinks}
        <link rel="stylesheet" href="${STYLE_PATH}" />
      </head>
      <body>
        <header class="sandbox"><strong>Sandbox: no real money.</strong> ${note}</header>
        ${main}
      </body>
    </html> `.html
}

export type Faults = Record<string, string>

type FieldGiven = {
  name: string
  label: string
  value?: string
  error?: string | undefined
  hint?: string
  type?: 'email' | 'text' | 'password'
  autocomplete: string
  inputmode?: 'numeric' | 'text' | 'email'
  maxLength: number
  isFixed?: boolean
}

/** A labelled field with its error right below. */
export function fieldOf(given: FieldGiven): Html {
  const {
    name,
    label,
    value = '',
    error,
    hint,
    type = 'text',
    autocomplete,
    inputmode = 'text',
    maxLength,
  } = given
  const described = [error === undefined ? null : `${name}-error`, hint === undefined ? null : `${name}-hint`]
    .filter((id) => id !== null)
    .join(' ')
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="${autocomplete}"
      inputmode="${inputmode}"
      maxlength="${maxLength}"
      required${given.isFixed === true && html` readonly`}${error !== undefined && html` aria-invalid="true"`}${described !== '' && html` aria-describedby="${described}"`}
    />
    ${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${error !== undefined && html`<p class="error" id="${name}-error">${error}</p>`}
  </div>`
}

/** The errors at the top of a form, with a link to each field. */
export function errorList(errors: Faults): Html | null {
  const entries = Object.entries(errors)
  if (entries.length === 0) return null
  return html`<div class="alert" role="alert">
    <h2>${entries.length === 1 ? 'One entry needs a look' : 'Some entries need a look'}</h2>
    <p>Nothing was charged.</p>
    <ul>
      ${entries.map(([name, message]) => html`<li><a href="#${name}">${message}</a></li>`)}
    </ul>
  </div>`
}

/** '2026-11-27 09:30 UTC', for a moment in ISO form. */
export const momentWords = (iso: string): Html =>
  html`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`

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
