import { parseJsonBody } from '#server/http/pipeline/json-body.ts'

type Refusals = { limitBytes: number; tooLarge: () => Error; notJson: () => Error }

/** The value of an upload that is JSON. Throws `tooLarge()` as soon as more comes in than may, `notJson()` for other text. */
export async function readJsonUpload(
  bytes: AsyncIterable<Buffer>,
  { limitBytes, tooLarge, notJson }: Refusals,
): Promise<unknown> {
  const gathered: Buffer[] = []
  let size = 0
  for await (const piece of bytes) {
    size += piece.length
    if (size > limitBytes) throw tooLarge()
    gathered.push(piece)
  }
  try {
    return parseJsonBody(Buffer.concat(gathered).toString('utf8'))
  } catch {
    throw notJson()
  }
}
