import { Effect } from "effect"
import { Database } from "./database.ts"

/** A text kept under a name, for what only this process reads: whole, or not at all. */
export const objectShelf = Effect.fnUntraced(function*(name: string) {
  const db = yield* Database
  const context = yield* Effect.context()
  const run = Effect.runPromiseWith(context)
  return {
    load: (): Promise<string | null> =>
      run(Effect.map(
        db.query((q) => q.selectFrom("kept_object").select("text").where("name", "=", name).executeTakeFirst()),
        (row) => row?.text ?? null,
      )),
    save: (text: string): Promise<void> =>
      run(Effect.asVoid(db.query((q) =>
        q.insertInto("kept_object").values({ name, text })
          .onConflict((on) => on.column("name").doUpdateSet({ text })).execute()
      ))),
  }
})
