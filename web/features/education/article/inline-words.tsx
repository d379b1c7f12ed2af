import { Fragment } from 'react'
import { Link } from 'react-router'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { piecesOf, type InlinePiece } from './inline-text.ts'

/** The words of an article with their links and bold words. */
export function InlineText({ text }: { text: string }) {
  return piecesOf(text).map((piece, index) => (
    <Fragment key={`${index}-${piece.text}`}>
      <Piece piece={piece} />
    </Fragment>
  ))
}

function Piece({ piece }: { piece: InlinePiece }) {
  switch (piece.kind) {
    case 'bold':
      return <strong>{piece.text}</strong>
    case 'path':
      return (
        <Link to={piece.to} className="link">
          {piece.text}
        </Link>
      )
    case 'address':
      return <NewTabLink href={piece.href}>{piece.text}</NewTabLink>
    default:
      return piece.text
  }
}
