import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { languageOf } from '#contracts/language.ts'
import { builtIn } from './scripts/bundle/in-language.ts'
import { lightContracts } from './scripts/bundle/light-contracts.ts'
import { pageFiles } from './scripts/bundle/page-files.ts'
import packageFile from './package.json' with { type: 'json' }

// In development the page comes from Vite and everything else from the API server beside it.
const apiServer = `http://127.0.0.1:${process.env['API_PORT'] ?? '3001'}`

/** The build script makes one build for each language. */
const language = languageOf(process.env['JUBILEE_LANGUAGE'])

export default defineConfig({
  publicDir: 'web/public',
  plugins: [builtIn(language), lightContracts(), tailwindcss(), reactRouter()],
  // A font or picture inlined as data: would need a wider content security policy.
  // scripts/worker-build.ts reads in the manifest what each screen loads.
  build: { assetsInlineLimit: 0, manifest: true },
  define: { PAGES_RELEASE: JSON.stringify(packageFile.version) },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: pageFiles } } } } },
    // What draws on the server brings its libraries along: it starts with the parts that are used, in production form.
    ...(process.env['NODE_ENV'] === 'production' ? { ssr: { resolve: { noExternal: true as const } } } : {}),
  },
  server: { proxy: { '/api': apiServer, '/sandbox': apiServer, '^/paper-frame(/|$)': apiServer } },
})
