import { Effect } from "effect"
import { Database } from "./database.ts"

/** A text kept under a name, for what only this process reads: whole, or not at all. */
export const storedText = (name: string) =>
  Effect.map(Database, ({ query }) => ({
    load: Effect.map(
      query((q) => q.selectFrom("kept_object").select("text").where("name", "=", name).executeTakeFirst()),
      (row) => row?.text ?? null,
    ),
    save: (text: string) =>
      Effect.asVoid(query((q) =>
        q.insertInto("kept_object").values({ name, text })
          .onConflict((on) => on.column("name").doUpdateSet({ text })).execute()
      )),
  }))
