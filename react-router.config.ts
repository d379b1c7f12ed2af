import type { Config } from '@react-router/dev/config'

/** In Spanish the server draws the public pages too: they have two addresses. */
const isEnglish = (process.env['JUBILEE_LANGUAGE'] ?? 'en') === 'en'

export default {
  appDirectory: 'web',
  // The build script builds beside what is served and swaps when it is done.
  buildDirectory: process.env['JUBILEE_BUILD_DIRECTORY'] ?? 'build',
  // Screens behind the gate are drawn for whoever asks; the public pages are the same for all, and built beforehand.
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  prerender: isEnglish ? ['/landing', '/login', '/privacy', '/terms', '/pricing'] : [],
} satisfies Config
