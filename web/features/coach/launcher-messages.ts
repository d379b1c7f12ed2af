/** Texts that are shown before the chat's code is loaded, in a file of their own to keep the first load small. */
export const launcherTexts = {
  open: 'Ask the coach',
  goOn: 'Continue with the coach',
  /** under the picture in the bar of a phone */
  word: 'Coach',
}

/** The floating chat could not answer, or could not be loaded (spec 8). */
export const unreachable = {
  title: 'Connection Error',
  description: 'Unable to reach assistant. Please try again.',
}

export const assistantTitle = 'AI Education Assistant' // spec 2
