/** Whether a person wants their figures kept on this device. Nobody has answered: they are not kept. */
import { browserStore } from '#web/api/storage/browser-store.ts'
import { createListeners } from '#web/listeners.ts'
import { clearKept } from './kept-store.ts'

const KEY = 'jubilee-keeps-figures'
export type KeepChoice = 'yes' | 'no'

const listeners = createListeners()

function read(): { userId?: unknown; choice?: unknown } {
  try {
    return (JSON.parse(browserStore.read(KEY) ?? '{}') as object | null) ?? {}
  } catch {
    return {}
  }
}

export const keeping = {
  /** null: this person has not answered on this device */
  choiceOf(userId: string): KeepChoice | null {
    const { userId: owner, choice } = read()
    return owner === userId && (choice === 'yes' || choice === 'no') ? choice : null
  },
  /** whose figures are kept here */
  owner(): string | null {
    const { userId, choice } = read()
    return typeof userId === 'string' && choice === 'yes' ? userId : null
  },
  async choose(userId: string, choice: KeepChoice): Promise<void> {
    browserStore.write(KEY, JSON.stringify({ userId, choice }))
    listeners.notify()
    if (choice === 'no') await clearKept()
  },
  /** After the account is gone, or about to be: nothing is kept, and nobody has answered. */
  forget(): void {
    browserStore.remove(KEY)
    listeners.notify()
  },
  subscribe: listeners.subscribe,
}
