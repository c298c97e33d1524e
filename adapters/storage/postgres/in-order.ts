import type { Kysely, RawBuilder } from "kysely"

/** A migration that runs these statements one after another. */
export const inOrder =
  (...statements: ReadonlyArray<RawBuilder<unknown>>) => async (db: Kysely<unknown>): Promise<void> => {
    await statements.reduce(
      (previous, statement) => previous.then(() => statement.execute(db)),
      Promise.resolve<unknown>(undefined),
    )
  }
