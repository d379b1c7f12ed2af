import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MarkedText } from './marked-text.tsx'

const drawn = (text: string) =>
  renderToStaticMarkup(
    <MarkedText
      text={text}
      parts={{
        bold: (words) => <b>{words}</b>,
        link: (words) => <a href="/help">{words}</a>,
        day: () => <time>May 1</time>,
      }}
    />,
  )

it('draws marked parts in the order of the sentence', () => {
  expect(drawn('Pay <bold>$50</bold> by <day/>, or <link>ask</link>.')).toBe(
    'Pay <b>$50</b> by <time>May 1</time>, or <a href="/help">ask</a>.',
  )
})

it('leaves words as they are without marks, and marks that nobody draws without them', () => {
  expect(drawn('1 < 2 and 3 > 2')).toBe('1 &lt; 2 and 3 &gt; 2')
  expect(drawn('A <name>Visa</name> card')).toBe('A Visa card')
})
