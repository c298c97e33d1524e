import type { Kysely, RawBuilder } from "kysely"

/** A migration that runs these statements one after the other. */
export const inOrder =
  (...statements: ReadonlyArray<RawBuilder<unknown>>) => async (db: Kysely<unknown>): Promise<void> => {
    await statements.reduce(
      (before, statement) => before.then(() => statement.execute(db)),
      Promise.resolve<unknown>(undefined),
    )
  }
