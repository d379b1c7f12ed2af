import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

export type Copied = { bytes: number; sha256: string }

/**
 * Copies a file that may grow while it is read. It is not on the disk before `flush`.
 * @returns the length and the SHA-256 of the copy
 * @throws Error with code ENOENT where the file is gone, EEXIST where the copy is there already
 */
export async function copyFile(source: string, target: string): Promise<Copied> {
  const hash = createHash('sha256')
  let bytes = 0
  async function* measured(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  const into = createWriteStream(target, { flags: 'wx', mode: 0o600 })
  await pipeline(createReadStream(source), measured, into)
  return { bytes, sha256: hash.digest('hex') }
}

/** The length and the SHA-256 of a file where it lies. @throws Error with code ENOENT where it is missing */
export async function measureFile(path: string): Promise<Copied> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: hash.digest('hex') }
}
