/** Where drizzle-kit finds the tables and keeps the migrations. It never connects to a database. */
import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/**/*.table.ts',
  out: './server/db/migrations',
})
