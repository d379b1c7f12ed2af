/** Checks the card fields of a form; every error is one sentence beside its field. */
import { fieldOf, html } from '../../pages/page-html.ts'
import type { Faults, Html } from '../../pages/page-html.ts'
import { numberRefusal } from '../customers/cards.ts'
import type { CardGiven } from '../customers/cards.ts'
import type { FormMap } from '../protocol/form-body.ts'

export type CardTyped = { number: string; expiry: string; cvc: string; name: string; postalCode: string }

const textIn = (form: FormMap, name: string) => {
  const value = form[name]
  return typeof value === 'string' ? value.trim().slice(0, 200) : ''
}

export const emailIn = (form: FormMap) => textIn(form, 'email')

export function cardIn(form: FormMap): CardTyped {
  return {
    number: textIn(form, 'number'),
    expiry: textIn(form, 'expiry'),
    cvc: textIn(form, 'cvc'),
    name: textIn(form, 'name'),
    postalCode: textIn(form, 'postalCode'),
  }
}

export function emailError(email: string): string | null {
  if (email === '') return 'Enter your email.'
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? null : 'Enter an email like name@example.com.'
}

function numberError(number: string): string | null {
  const digits = number.replaceAll(/[\s-]/g, '')
  if (digits === '') return 'Enter the card number.'
  if (!/^\d{12,19}$/.test(digits)) return 'A card number has 12 to 19 digits.'
  return numberRefusal(digits)
}

/** 'MM / YY' as a month; null where it is none. */
function expiryOf(expiry: string): { month: number; year: number } | null {
  const found = /^(\d{1,2})\s*[/-]?\s*(\d{2}|\d{4})$/.exec(expiry)
  if (found === null) return null
  const month = Number(found[1])
  const year = Number(found[2]) % 2_000
  return month >= 1 && month <= 12 && year < 100 ? { month, year: 2_000 + year } : null
}

function expiryError(expiry: string, now: number): string | null {
  if (expiry === '') return 'Enter the date the card expires.'
  const read = expiryOf(expiry)
  if (read === null) return 'Enter month and year, like 12 / 34.'
  return Date.UTC(read.year, read.month, 1) / 1_000 <= now ? 'This card has expired. Use another one.' : null
}

function cvcError(cvc: string): string | null {
  if (cvc === '') return 'Enter the security code.'
  return /^\d{3,4}$/.test(cvc) ? null : 'The security code has 3 or 4 digits.'
}

function postalCodeError(code: string): string | null {
  if (code === '') return 'Enter the ZIP code.'
  return /^[A-Za-z0-9 -]{3,10}$/.test(code) ? null : 'Enter a ZIP code like 10001.'
}

const nameError = (name: string) => (name === '' ? 'Enter the name on the card.' : null)

/** The errors by field; `now` is in seconds. */
export function cardErrors(typed: CardTyped, now: number): Faults {
  const found: [string, string | null][] = [
    ['number', numberError(typed.number)],
    ['expiry', expiryError(typed.expiry, now)],
    ['cvc', cvcError(typed.cvc)],
    ['name', nameError(typed.name)],
    ['postalCode', postalCodeError(typed.postalCode)],
  ]
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== null))
}

/** A card without errors. */
export function readCard(typed: CardTyped): Omit<CardGiven, 'email'> {
  const { month, year } = expiryOf(typed.expiry)!
  return {
    number: typed.number.replaceAll(/[\s-]/g, ''),
    expMonth: month,
    expYear: year,
    name: typed.name,
    postalCode: typed.postalCode,
  }
}

/** What a form shows again of a card that was read before. */
export const typedAgain = ({ expMonth, expYear, name, postalCode }: Omit<CardGiven, 'email'>): CardTyped => ({
  number: '',
  expiry: `${String(expMonth).padStart(2, '0')} / ${expYear % 100}`,
  cvc: '',
  name,
  postalCode,
})

/** The card's fields. The number and the code are never sent back to the page. */
export function cardFields(typed: CardTyped | null, errors: Faults): Html {
  const numeric = { inputmode: 'numeric' as const }
  return html`${fieldOf({ name: 'number', label: 'Card number', autocomplete: 'cc-number', maxLength: 23, error: errors['number'], ...numeric })}
    <div class="pair">
      ${fieldOf({ name: 'expiry', label: 'Expires', value: typed?.expiry ?? '', hint: 'MM / YY', autocomplete: 'cc-exp', maxLength: 9, error: errors['expiry'], ...numeric })}
      ${fieldOf({ name: 'cvc', label: 'Security code', hint: '3 or 4 digits', autocomplete: 'cc-csc', maxLength: 4, error: errors['cvc'], ...numeric })}
    </div>
    ${fieldOf({ name: 'name', label: 'Name on card', value: typed?.name ?? '', autocomplete: 'cc-name', maxLength: 100, error: errors['name'] })}
    ${fieldOf({ name: 'postalCode', label: 'ZIP code', value: typed?.postalCode ?? '', autocomplete: 'postal-code', maxLength: 10, error: errors['postalCode'] })}`
}

/** Which numbers do what. */
export const testCardTable: Html = html`<details>
  <summary>Test cards</summary>
  <p class="quiet">Use any date to come, any security code and any ZIP code.</p>
  <ul class="rows">
    <li><code>4242 4242 4242 4242</code> <span>pays</span></li>
    <li><code>4000 0000 0000 0341</code> <span>is kept, then fails when it is charged</span></li>
    <li>
      <code>4000 0025 0000 3155</code>
      <span>its bank asks you here; later payments go through without you</span>
    </li>
    <li>
      <code>4000 0027 6000 3184</code>
      <span>its bank asks you each time; later payments wait for you</span>
    </li>
    <li><code>4000 0082 6000 3178</code> <span>its bank asks you, then it has too little money</span></li>
    <li><code>4000 0000 0000 0259</code> <span>pays, then the payment is disputed</span></li>
    <li><code>4000 0000 0000 0002</code> <span>is declined at once</span></li>
  </ul>
</details>`

export const brandLine: Html = html`<p class="brand">
  <img src="/favicon.svg" alt="" width="28" height="28" />Jubilee
</p>`
