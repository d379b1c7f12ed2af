/**
 * The HTML of a mail, in the house's look as far as mail programs keep it: one column, styles on the elements only,
 * no image, script, web font or stylesheet. Ground and ink are the reader's own, light or dark; the few colours set
 * here stand at 3:1 or more on either, and the filled button brings its own ground.
 */
import { currentLanguage } from '#engine/language/bilingual.ts'

type WordBlock =
  | string
  | { items: string[] }
  /** somebody's words, in paragraphs */
  | { quote: string[] }
  /** paragraphs in English, in a mail of any language */
  | { english: string[] }

/** Words, or a link that stands by itself. */
export type LetterBlock = WordBlock | { label: string; url: string }

const SANS = `-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`
const SERIF = `Georgia,'Times New Roman',serif`

/** evergreen, as light as a dark ground and as dark as a light one needs it */
const GREEN = '#3d8565'
const BUTTON_GREEN = '#1b5e43'
const HAIRLINE = '#8b9890'

// Lines are as high as their letters need it, so that large text stays apart.
const BUTTON = 'display:inline-block;padding:11px 24px;border-radius:12px;font-weight:700;line-height:1.4'

const styles = {
  body: 'margin:0;padding:0',
  // 36rem, in the unit that every mail program knows
  column: `max-width:576px;margin:0 auto;padding:24px;font-family:${SANS};font-size:16px;line-height:1.6;overflow-wrap:break-word`,
  name: `margin:0 0 24px;padding:0 0 12px;border-bottom:2px solid ${GREEN};font-family:${SERIF};font-size:26px;font-weight:700;line-height:1.3;color:${GREEN}`,
  paragraph: 'margin:0 0 16px',
  list: 'margin:0 0 16px;padding:0 0 0 24px',
  item: 'margin:0 0 8px',
  quote: `margin:0 0 16px;padding:1px 0 1px 16px;border-left:3px solid ${GREEN}`,
  button: 'margin:24px 0',
  filled: `${BUTTON};border:1px solid ${GREEN};background-color:${BUTTON_GREEN};color:#ffffff;text-decoration:none`,
  outlined: `${BUTTON};border:1px solid ${GREEN};color:inherit;text-decoration:underline`,
  foot: `margin:32px 0 0;padding:16px 0 0;border-top:1px solid ${HAIRLINE};font-size:14px`,
  footParagraph: 'margin:0 0 8px',
  // as high as a thumb needs it
  footLink: 'display:inline-block;padding:11px 0;line-height:1.6;color:inherit;text-decoration:underline',
  closing: `margin:16px 0 0;font-family:${SERIF}`,
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

const styled = (tag: string, style: string, inner: string) => `<${tag} style="${style}">${inner}</${tag}>`

const paragraph = (style: string, text: string) =>
  styled('p', style, escapeHtml(text).replaceAll('\n', '<br>\n'))

function list(items: string[]): string {
  const lines = items.map((item) => styled('li', styles.item, escapeHtml(item)))
  return styled('ul', styles.list, `\n${lines.join('\n')}\n`)
}

const link = (style: string, { label, url }: { label: string; url: string }) =>
  `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`

function words(block: WordBlock): string {
  if (typeof block === 'string') return paragraph(styles.paragraph, block)
  if ('items' in block) return list(block.items)
  if ('english' in block)
    return `<div lang="en">\n${block.english.map((text) => paragraph(styles.paragraph, text)).join('\n')}\n</div>`
  const lines = block.quote.map((line) => paragraph('margin:8px 0', line))
  return styled('div', styles.quote, `\n${lines.join('\n')}\n`)
}

/** One step leads: the first link is the filled button, any other an outlined one. */
function mainHtml(blocks: LetterBlock[]): string[] {
  const first = blocks.find((block) => typeof block === 'object' && 'url' in block)
  return blocks.map((block) => {
    if (typeof block === 'string' || !('url' in block)) return words(block)
    return styled('p', styles.button, link(block === first ? styles.filled : styles.outlined, block))
  })
}

const footHtml = (blocks: LetterBlock[]): string[] =>
  blocks.map((block) => {
    if (typeof block === 'string') return paragraph(styles.footParagraph, block)
    if (!('url' in block)) return words(block)
    return styled('p', 'margin:0', link(styles.footLink, block))
  })

const head = (subject: string) => `<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>`

export type LetterParts = { subject: string; main: LetterBlock[]; foot: LetterBlock[]; closing: string }

/** Mail programs drop the head and the body element, so the language stands on the column as well. */
export function letterHtml({ subject, main, foot, closing }: LetterParts): string {
  const end = [...footHtml(foot), paragraph(styles.closing, closing)]
  const language = currentLanguage()
  const column = [
    paragraph(styles.name, 'Jubilee'),
    ...mainHtml(main),
    styled('div', styles.foot, `\n${end.join('\n')}\n`),
  ]
  return `<!doctype html>
<html lang="${language}">
${head(subject)}
<body style="${styles.body}">
<div lang="${language}" style="${styles.column}">
${column.join('\n')}
</div>
</body>
</html>
`
}
