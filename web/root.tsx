import { QueryClientProvider } from '@tanstack/react-query'
import frauncesUrl from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import { useEffect, useState, type ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useRouteLoaderData,
  type LoaderFunctionArgs,
} from 'react-router'
import { lightKeys } from '#web/api/light-keys.ts'
import { keptStart } from '#web/api/offline/kept-start.ts'
import { createQueryClient } from '#web/api/query-client.ts'
import { keepOnceKeysUnder } from '#web/api/storage/once-keys.ts'
import { clock } from '#web/format/clock.ts'
import { LANGUAGE } from '#web/format/messages.ts'
import { documentTexts } from '#web/layout/messages.ts'
import { RouteFocus } from '#web/layout/route-focus.tsx'
import { Toaster } from '#web/ui/toast/toast.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'
import themeScript from './public/theme.js?raw'
import { firstReads, seedQueries, type FirstReads } from './first-reads.ts'
import { TAKEN_OVER } from './taken-over.ts'
import '#web/ui/theme.css'

export { ErrorScreen as ErrorBoundary } from '#web/layout/error-screen.tsx'

export const links = () => [
  { rel: 'preload', href: frauncesUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icon-180.png' },
  {
    rel: 'manifest',
    href: LANGUAGE === 'en' ? '/manifest.webmanifest' : `/manifest.${LANGUAGE}.webmanifest`,
  },
]

export const meta = () => [
  { title: documentTexts.title },
  {
    name: 'description',
    content: documentTexts.description,
  },
]

/** What the server read for the document. Screens opened later read for themselves: it never runs again. */
export function loader({ context }: LoaderFunctionArgs): FirstReads | null {
  return context.get(firstReads)
}
export const shouldRevalidate = () => false

/** The document of every screen. It imports next to nothing: the landing page loads everything that is imported here. */
export function Layout({ children }: { children: ReactNode }) {
  const first = useRouteLoaderData<FirstReads | null>('root')
  const nonce = first?.nonce
  // here, for an error screen must hear its buttons too
  useEffect(() => void dispatchEvent(new Event(TAKEN_OVER)), [])
  return (
    <html lang={LANGUAGE} data-theme={first?.theme ?? undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1713" media="(prefers-color-scheme: dark)" />
        <Meta />
        {/* The chosen theme must hold before anything is painted: in the document itself it waits for no answer. */}
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? themeScript : '' }}
        />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root() {
  const first = useLoaderData<FirstReads | null>()
  const [queryClient] = useState(() => {
    const client = createQueryClient()
    seedQueries(client, first ?? keptStart())
    return client
  })
  useEffect(() => clock.holdAt(null), [])
  useEffect(
    () => keepOnceKeysUnder(() => queryClient.getQueryData<{ id?: string } | null>(lightKeys.user)?.id ?? ''),
    [queryClient],
  )
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <RouteFocus />
      <Toaster />
    </QueryClientProvider>
  )
}

export function HydrateFallback() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <Spinner label={documentTexts.opening} />
    </main>
  )
}
