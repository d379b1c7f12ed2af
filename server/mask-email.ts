/** reading 22: "ada.byrne@example.com" -> "a•••@example.com", for a browser that is not known to be its owner's. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '•••' : `${[...email][0]}•••${email.slice(at)}`
}
