/** Texts that are shown before the chat's code is loaded, in a file of their own to keep the first load small. */
export const launcherTexts = {
  open: 'Ask the coach',
  goOn: 'Go on with the coach',
}

/** The floating chat could not answer, or could not be loaded (spec 8). */
export const unreachable = {
  title: 'Connection Error',
  description: 'Unable to reach assistant. Please try again.',
}

/** The id of the chat's button, which gets the focus back when nothing else had it. */
export const LAUNCHER_ID = 'coach-launcher'

export const assistantTitle = 'AI Education Assistant' // spec 2
