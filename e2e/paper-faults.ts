/** What an open screen gives when it is printed: no bar, no button, dark words on white whatever the theme. */
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** What is on the paper and should not be: "button: Add debt", "pale: Paid off". Runs in the page. */
function findFaults(): string[] {
  const faults: string[] = []
  function find(kind: string, selector: string, isFault: (element: Element) => boolean): void {
    for (const element of document.querySelectorAll(selector)) {
      if (!element.checkVisibility({ visibilityProperty: true }) || !isFault(element)) continue
      const words = element.getAttribute('aria-label') ?? element.textContent
      faults.push(`${kind}: ${words.trim().slice(0, 40)}`)
    }
  }
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  /** how bright a color is on white: 0 black, 1 white */
  function brightness(color: string): number {
    if (!canvas) return 1
    for (const fill of ['#fff', color]) {
      canvas.fillStyle = fill
      canvas.fillRect(0, 0, 1, 1)
    }
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) =>
      part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  // The name of a row opens it, and the tab that is chosen names what is below it.
  find(
    'button',
    'button, a[class*="select-none"], input[type="file"]',
    (one) => one.closest('h1, h2, h3, h4, [role=tablist]') === null,
  )
  find('bar', 'body > * nav, [data-no-print], [role=dialog]', (one) => one.closest('main') === null)
  find('sticky', 'main *, header', (one) => ['sticky', 'fixed'].includes(getComputedStyle(one).position))
  find('pale', 'main *', (one) => {
    const { color, fill } = getComputedStyle(one)
    return (
      [...one.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? ''),
      ) &&
      // 4.5 to 1 on white
      1.05 / (brightness(one instanceof SVGElement ? fill : color) + 0.05) < 4.5
    )
  })
  find(
    'dark ground',
    'body, main, main :is(section, article, div)',
    (one) => brightness(getComputedStyle(one).backgroundColor) < 0.4,
  )
  return faults
}

/** The screen that is open prints well from the dark theme; `name` stands in what fails. */
export async function expectPaper(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect.soft(await page.evaluate(findFaults), `on the paper of ${name}`).toEqual([])
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
}
