type Pieces<Piece> = { plain: (text: string) => Piece; marked: (match: RegExpExecArray) => Piece }

/** Cuts a text at each match of `mark`, a pattern with the g flag, and leaves out empty pieces between. */
export function cutText<Piece>(text: string, mark: RegExp, { plain, marked }: Pieces<Piece>): Piece[] {
  const pieces: Piece[] = []
  let done = 0
  for (const match of text.matchAll(mark)) {
    if (match.index > done) pieces.push(plain(text.slice(done, match.index)))
    pieces.push(marked(match))
    done = match.index + match[0].length
  }
  if (done < text.length) pieces.push(plain(text.slice(done)))
  return pieces
}
