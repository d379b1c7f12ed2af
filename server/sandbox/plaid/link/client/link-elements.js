/** Elements of the dialog, built without markup: a bank's name is only text. */

let made = 0

/** An id of its own. */
export const newId = () => `jubilee-link-${(made += 1)}`

/** An element with its properties and children; `on` holds its listeners, `aria-…` and `data-…` are attributes. */
export function element(tag, given = {}, ...children) {
  const { on = {}, ...properties } = given
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === false) continue
    if (name.includes('-') || name === 'role' || name === 'for') made.setAttribute(name, value)
    else made[name] = value
  }
  for (const [name, listener] of Object.entries(on)) made.addEventListener(name, listener)
  made.append(...children.filter((child) => child !== null && child !== undefined))
  return made
}

export const button = (text, { isMain = false, onPress, ...given }) =>
  element(
    'button',
    {
      type: 'button',
      className: isMain ? 'jl-main' : 'jl-quiet',
      on: { click: onPress ?? (() => {}) },
      ...given,
    },
    text,
  )

/** A text field with its label above it. */
export function field({ label, type = 'text', autocomplete = 'off', value = '', on = {} }) {
  const id = newId()
  const input = element('input', {
    id,
    type,
    value,
    on,
    autocomplete,
    spellcheck: false,
    className: 'jl-input',
  })
  input.setAttribute('autocapitalize', 'none')
  input.setAttribute('spellcheck', 'false')
  return {
    input,
    whole: element('p', { className: 'jl-field' }, element('label', { for: id }, label), input),
  }
}

/** The place of an error; empty until there is one. */
export const alertPlace = () => element('div', { className: 'jl-alert', role: 'alert', id: newId() })

export function sayAlert(place, text) {
  place.replaceChildren(text === '' ? '' : element('p', {}, text))
}
