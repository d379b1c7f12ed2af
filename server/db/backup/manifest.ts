/**
 * The list that is written last into a backup: every file with its length and SHA-256. A folder without it is no
 * backup, and one whose files are not those of the list is refused before anything is restored from it.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { CLUSTER } from '#server/db/embedded/places.ts'

const MANIFEST = 'backup.json'
const FORMAT = 1

/** a path inside the backup that cannot lead out of it */
const path = z.string().check(z.regex(/^(?!.*(^|\/)\.\.(\/|$))[^/].*$/))

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** when the backup was complete, an ISO time in UTC */
  madeAt: z.iso.datetime(),
  /** the folder of the embedded server's records; it names PostgreSQL's major version. Not in a dump of another server. */
  cluster: z.optional(z.literal(CLUSTER)),
  folders: z.array(path),
  files: z.array(z.object({ path, bytes: z.int(), sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) })),
})

export type Manifest = z.infer<typeof manifestSchema>

export type Contents = Pick<Manifest, 'folders' | 'files'>

/** Writes the list into the folder, and returns once it is on the disk. */
export async function writeManifest(folder: string, contents: Contents, madeAt: Date): Promise<void> {
  const cluster = contents.folders.includes(CLUSTER) ? { cluster: CLUSTER as typeof CLUSTER } : {}
  const manifest: Manifest = { format: FORMAT, madeAt: madeAt.toISOString(), ...cluster, ...contents }
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest, null, 1), {
    flag: 'wx',
    mode: 0o600,
    flush: true,
  })
}

/** @throws Error with a sentence for the person who restores, where the folder has no readable backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null)
  if (text === null) throw new Error(`${folder} is not a backup of Jubilee: it has no ${MANIFEST}.`)
  const read = manifestSchema.safeParse(parseJson(text))
  if (!read.success)
    throw new Error(
      `${join(folder, MANIFEST)} is damaged, or was written by another version of Jubilee. Nothing was restored.`,
    )
  return read.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Where each file and folder of the list is, in a backup that lies there. */
export function pathsIn(folder: string, { files, folders }: Contents): string[] {
  return [...files.map((file) => file.path), ...folders].map((path) => join(folder, path))
}

/** Whether the folder carries the list, and so was finished. */
export async function isBackup(folder: string): Promise<boolean> {
  return readManifest(folder).then(
    () => true,
    () => false,
  )
}
