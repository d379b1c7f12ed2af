/**
 * Statements that are composed once. Drizzle composes a statement each time it is asked for one, and PostgreSQL parses
 * and plans each text every time; with a name both are done once per connection.
 */
import type { Executor } from '#server/db/executor.ts'

type Prepared<Rows> = { execute(values: Record<string, unknown>): Promise<Rows> }
type Preparable<Rows> = { prepare(name: string): Prepared<Rows> }

/**
 * A statement under a name of its own, composed at its first use with a database. In a transaction it is composed once
 * more, since it has to run on that connection. Its values are `sql.placeholder`s, given by name at each call.
 */
export function prepared<Rows>(name: string, compose: (db: Executor) => Preparable<Rows>) {
  const composed = new WeakMap<Executor, Prepared<Rows>>()
  return (db: Executor, values: Record<string, unknown>): Promise<Rows> => {
    let statement = composed.get(db)
    if (statement === undefined) {
      statement = compose(db).prepare(name)
      composed.set(db, statement)
    }
    return statement.execute(values)
  }
}
