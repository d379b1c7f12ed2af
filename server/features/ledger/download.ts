/** The whole ledger as a file, written row by row while it is sent. */
import { Readable } from 'node:stream'
import { ledgerFiles } from '#contracts/foundation/ledger.ts'
import { csvFoot, csvHead, csvRow } from '#engine/ledger/csv-file.ts'
import { jsonFoot, jsonHead, jsonRow } from '#engine/ledger/json-file.ts'
import { totalsCells } from '#engine/ledger/totals.ts'
import type { App } from '#server/http/app-parts.ts'
import { createRateLimit } from '#server/http/rate-limit.ts'
import { readBook } from './read-book.queries.ts'
import type { LedgerBook } from './read-book.queries.ts'
import { networkOf } from '#server/http/network-of.ts'

/** Rows that leave together: fewer, larger pieces go through the network faster. */
const ROWS_A_PIECE = 200
const DOWNLOADS = { name: 'ledger-files', tries: 60, seconds: 600 }

function* linesOfJson(book: LedgerBook): Generator<string> {
  yield `${jsonHead}\n`
  const last = book.entries.length - 1
  for (const [at, entry] of book.entries.entries()) yield `${jsonRow(entry)}${at < last ? ',' : ''}\n`
  yield `${jsonFoot(totalsCells(book.totals, book.lastHash))}\n`
}

function* linesOfCsv(book: LedgerBook): Generator<string> {
  yield `${csvHead}\n`
  for (const entry of book.entries) yield `${csvRow(entry)}\n`
  yield `${csvFoot(totalsCells(book.totals, book.lastHash))}\n`
}

function* inPieces(lines: Iterable<string>): Generator<Buffer> {
  let piece: string[] = []
  for (const line of lines) {
    piece.push(line)
    if (piece.length < ROWS_A_PIECE) continue
    yield Buffer.from(piece.join(''))
    piece = []
  }
  yield Buffer.from(piece.join(''))
}

const files = [
  {
    path: ledgerFiles.json,
    name: 'jubilee-ledger.json',
    type: 'application/json; charset=utf-8',
    lines: linesOfJson,
  },
  {
    path: ledgerFiles.csv,
    name: 'jubilee-ledger.csv',
    type: 'text/csv; charset=utf-8; header=present',
    lines: linesOfCsv,
  },
]

/** Serves the files to anybody. */
export function mountLedgerFiles(app: App): void {
  const limit = createRateLimit(app.parts.pool, DOWNLOADS)
  for (const { path, name, type, lines } of files)
    app.get(path, async (request, reply) => {
      await limit.consume(networkOf(request))
      const book = await readBook(app.parts.db)
      return reply
        .type(type)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Readable.from(inPieces(lines(book)), { objectMode: false }))
    })
}
