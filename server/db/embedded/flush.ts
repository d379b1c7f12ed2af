import { open } from 'node:fs/promises'

/**
 * Returns once the files, and what was made, renamed or removed in the folders, are on the disk. Of many files all are
 * written first: the disk's journal takes most of them with the first that is flushed.
 */
export async function flush(...paths: string[]): Promise<void> {
  for (const path of paths) {
    const written = await open(path, 'r')
    try {
      await written.sync()
    } finally {
      await written.close()
    }
  }
}
