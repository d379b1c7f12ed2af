export const accountTexts = {
  tooltip: 'Your account',
  /** The letters are what one sees, so they are in the name. */
  menuOf: (initials: string) => `Your account, ${initials}`,
  signOut: 'Sign out',
}
