/** How long a document is waited for where the screen can be opened from the device instead. */
const LINE_LIMIT_MS = 3000

type Ways = {
  document: Promise<Response>
  shell: Promise<Response | undefined>
  /** whether the device has what the screen shows; asked once the document is late */
  isOnDevice: () => Promise<boolean>
}

/**
 * The network's document; the shell where there is no line, and after a while where the device has what the screen shows.
 * A slow line is waited for everywhere else: the shell alone would ask for the same things over it, one after the other.
 * Rejects where neither is there.
 */
export async function screenOrShell({ document, shell, isOnDevice }: Ways): Promise<Response> {
  const answered = document.catch(() => undefined)
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, LINE_LIMIT_MS)
  })
  const first = await Promise.race([
    answered,
    late.then(async () => ((await isOnDevice()) ? undefined : answered)),
  ])
  return first ?? (await shell) ?? document
}
