/** The sandbox's own tables and migrations: `npm run db:generate -- --config server/sandbox/drizzle.config.ts --name topic`. */
import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/sandbox/*.table.ts',
  out: './server/sandbox/migrations',
})
