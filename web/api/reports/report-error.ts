/** Reports an unexpected error to the server's log. The code for it is loaded when there is one. */
export function reportError(thrown: unknown, componentStack?: string | null): void {
  import('./client-error.ts')
    .then(({ sendClientError }) => sendClientError(thrown, componentStack ?? ''))
    .catch(() => {
      // It could not be loaded: the error is not reported, and nothing else fails.
    })
}
