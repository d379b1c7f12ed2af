/** Texts of every form; those of one form are with its feature. */

/** Above and in the error that is about a whole form, where the server had no sentence. */
export const notSaved = {
  title: 'This could not be saved.',
  text: 'Check your connection, then try again. What you typed is still here.',
}
