import { Fragment, type ReactNode } from 'react'

type MarkedTextProps<Name extends string> = {
  /** words of a message module in which `<name>…</name>` marks a part, or `<name/>` stands for one */
  text: string
  /** how each part is drawn, of the words inside its marks */
  parts: Readonly<Record<Name, (words: string) => ReactNode>>
}

/** A sentence with links, figures or bold words in it, whose order its language decides. */
export function MarkedText<Name extends string>({ text, parts }: MarkedTextProps<Name>) {
  return piecesOf(text).map(({ name, words }, index) => {
    const draw = parts[name as Name] as MarkedTextProps<Name>['parts'][Name] | undefined
    return <Fragment key={`${index}-${words}`}>{draw === undefined ? words : draw(words)}</Fragment>
  })
}

type MarkedPiece = { name: string | null; words: string }

const mark = /<(?<name>\w+)>(?<words>.*?)<\/\k<name>>|<(?<alone>\w+)\/>/gs

/** 'Read <link>how</link>.' as what stands outside of marks, with no name, and what stands inside each. */
function piecesOf(text: string): MarkedPiece[] {
  const pieces: MarkedPiece[] = []
  let end = 0
  for (const found of text.matchAll(mark)) {
    const { name, words = '', alone } = found.groups ?? {}
    pieces.push({ name: null, words: text.slice(end, found.index) })
    pieces.push({ name: name ?? alone ?? null, words })
    end = found.index + found[0].length
  }
  return [...pieces, { name: null, words: text.slice(end) }].filter(
    ({ name, words }) => name !== null || words !== '',
  )
}
