/** Prints what is marked `data-letter` alone; theme.css hides the rest while the mark is there. */
export function printLetter(): void {
  const page = document.documentElement
  page.dataset['print'] = 'letter'
  window.addEventListener('afterprint', () => delete page.dataset['print'], { once: true })
  window.print()
}
