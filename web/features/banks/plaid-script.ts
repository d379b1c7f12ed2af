/** The bank's dialog: its script, loaded once, and what we use of the window.Plaid it brings. */

/** Why the dialog was left, where it was not simply closed. */
export type PlaidExit = { error_code?: string } | null

type PlaidHandler = { open(): void; destroy(): void }

type PlaidConfig = {
  token: string
  /** the address that the bank sent the person back to, with what Plaid put there */
  receivedRedirectUri?: string
  onSuccess: (publicToken: string) => void
  onExit: (error: PlaidExit) => void
}

export type Plaid = { create(config: PlaidConfig): PlaidHandler }

declare global {
  interface Window {
    Plaid?: Plaid
  }
}

/** A script that has not come by then will not come. */
const LOAD_LIMIT_MS = 10_000

const loading = new Map<string, Promise<Plaid>>()

/** window.Plaid from the script at `url`. A load that failed is tried afresh the next time. */
export function loadPlaid(url: string): Promise<Plaid> {
  const known = loading.get(url)
  if (known) return known
  const loaded = addScript(url)
  loading.set(url, loaded)
  loaded.catch(() => loading.delete(url))
  return loaded
}

function addScript(url: string): Promise<Plaid> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      clearTimeout(patience)
      script.remove()
      reject(new Error('the script of the bank dialog did not load'))
    }
    const patience = setTimeout(fail, LOAD_LIMIT_MS)
    script.src = url
    script.async = true
    script.addEventListener('error', fail)
    script.addEventListener('load', () => {
      if (!window.Plaid) return fail()
      clearTimeout(patience)
      resolve(window.Plaid)
    })
    document.head.append(script)
  })
}
