type Tell = (error: unknown, componentStack?: string | null) => void

let tell: Tell = () => {}

/** Registers the reporter of errors that a card's boundary has caught: `ui` itself calls no server. */
export function onCardError(told: Tell): void {
  tell = told
}

export const tellCardError: Tell = (...caught) => tell(...caught)
