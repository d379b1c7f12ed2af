/** Tells the server's log of an error that nobody planned for. What does so is loaded when there is one. */
export function reportError(thrown: unknown, componentStack?: string | null): void {
  void send(thrown, componentStack ?? '')
}

async function send(thrown: unknown, componentStack: string): Promise<void> {
  try {
    const { sendClientError } = await import('./client-error.ts')
    sendClientError(thrown, componentStack)
  } catch {
    // It could not be loaded: nobody is told, and nothing else fails.
  }
}
