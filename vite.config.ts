import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// In development the page comes from Vite and everything else from the API server beside it.
const apiServer = `http://127.0.0.1:${process.env['API_PORT'] ?? '3001'}`

export default defineConfig({
  publicDir: 'web/public',
  plugins: [tailwindcss(), reactRouter()],
  // A font or picture inlined as data: would need a wider content security policy.
  build: { assetsInlineLimit: 0 },
  server: { proxy: { '/api': apiServer, '/sandbox': apiServer } },
})
