/** After an act that takes its form away: the screen's heading, which now says how it stands, takes the focus. */
export function focusHeading(): void {
  requestAnimationFrame(() => {
    const heading = document.querySelector('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  })
}
