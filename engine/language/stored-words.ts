/**
 * Texts that we store: in English, so that a row says the same for good, and read in the language of the moment. What a
 * person typed stays as it is, since no stored text is like it.
 *
 * A sentence is a template, such as 'Read document {document} of application {grant}.'; what stands in it is kept.
 */

type Templates = Readonly<Record<string, string>>

/** The names between braces in a template: 'id' | 'reason'. */
type Places<Template extends string> = Template extends `${string}{${infer Place}}${infer Rest}`
  ? Place | Places<Rest>
  : never

/** What a template has to be filled with. */
export type Filled<Template extends string> = Readonly<Record<Places<Template>, string | number>>

const place = /\{(\w+)\}/g

/** A template with what stands in it. */
export const fillWords = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replaceAll(place, (whole, name: string) => String(values[name] ?? whole))

const plain = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** What stands in a text made of this template; null where it is none. */
function valuesIn(template: string, text: string): Record<string, string> | null {
  const parts = template.split(/(\{\w+\})/)
  const form = parts.map((part) => (/^\{\w+\}$/.test(part) ? `(?<${part.slice(1, -1)}>.+?)` : plain(part)))
  return new RegExp(`^${form.join('')}$`, 's').exec(text)?.groups ?? (template === text ? {} : null)
}

const ownLength = (template: string) => template.replaceAll(place, '').length

/** A stored text in the words to be read; one that a person typed as it is. Of two templates that fit, the longer one. */
export function storedInWords(text: string, stored: Templates, words: Templates): string {
  const longestFirst = Object.entries(stored).toSorted(
    ([, one], [, other]) => ownLength(other) - ownLength(one),
  )
  for (const [key, template] of longestFirst) {
    const values = valuesIn(template, text)
    if (values !== null) return fillWords(words[key] ?? template, values)
  }
  return text
}
