/** Reports an unexpected error to the server's log. The code for it is loaded when there is one. */
export function reportError(thrown: unknown, componentStack?: string | null): void {
  void send(thrown, componentStack ?? '')
}

async function send(thrown: unknown, componentStack: string): Promise<void> {
  try {
    const { sendClientError } = await import('./client-error.ts')
    sendClientError(thrown, componentStack)
  } catch {
    // It could not be loaded: the error is not reported, and nothing else fails.
  }
}
