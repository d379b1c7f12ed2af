/** What stands on a screen before the chat itself is loaded, apart from the chat's own texts. */
export const launcherTexts = {
  open: 'Ask the coach',
  goOn: 'Go on with the coach',
}

/** The floating chat could not answer, or could not be loaded (spec 8). */
export const unreachable = {
  title: 'Connection Error',
  description: 'Unable to reach assistant. Please try again.',
}

/** The button's id: what the focus goes back to when nothing else had it. */
export const LAUNCHER_ID = 'coach-launcher'

export const assistantTitle = 'AI Education Assistant' // spec 2
