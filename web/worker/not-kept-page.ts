/** The page for an address that does not open without a line. It runs no script: none of its own is kept. */
import { LANGUAGE } from '#web/format/messages.ts'
import { keptLinks } from './kept-screens.ts'
import { notKeptTexts } from './messages.ts'

/** `style` is the address of the app's own style sheet, which is kept. */
export function notKeptPage(style: string): Response {
  const links = keptLinks.map(({ label, to }) => `<li><a class="link" href="${to}">${label}</a></li>`)
  const html = `<!doctype html>
<html lang="${LANGUAGE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${notKeptTexts.title}</title>
<script src="/theme.js"></script>
<link rel="stylesheet" href="${style}">
</head>
<body>
<main class="page-width grid min-h-dvh place-content-center justify-items-start gap-4 py-16">
<h1>${notKeptTexts.title}</h1>
<p class="max-w-text text-ink-2">${notKeptTexts.text}</p>
<ul class="grid gap-3">${links.join('')}</ul>
</main>
</body>
</html>`
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; frame-ancestors 'none'",
    },
  })
}
