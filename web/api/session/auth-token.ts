import { browserStore } from '#web/api/storage/browser-store.ts'

const KEY = 'auth_token' // spec 3

/** The bearer token of sign-in, stored only when the server sends one. */
export const authToken = {
  read: (): string | null => browserStore.read(KEY),
  keep: (token: string): void => browserStore.write(KEY, token),
  remove: (): void => browserStore.remove(KEY),
}
