import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  // The build script builds beside what is served and swaps when it is done.
  buildDirectory: process.env['JUBILEE_BUILD_DIRECTORY'] ?? 'build',
  ssr: false,
  // Public pages are HTML before any script runs; the rest start from the fallback, index.html.
  prerender: ['/landing', '/login', '/privacy', '/terms', '/pricing'],
} satisfies Config
