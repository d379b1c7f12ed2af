/** Where drizzle-kit finds the tables and keeps the migrations. It never connects to a database. */
import { globSync } from 'node:fs'
import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  // The sandbox has a set of its own: server/sandbox/drizzle.config.ts.
  schema: globSync('./server/**/*.table.ts').filter((file) => !file.startsWith('server/sandbox/')),
  out: './server/db/migrations',
})
