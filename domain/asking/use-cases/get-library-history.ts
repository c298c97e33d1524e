import { Effect, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wireAs } from "../../kernel/wire.ts"
import { chosenAnswerer } from "../answerer.port.ts"
import { LibraryTurn } from "../library-turn.ts"
import { questionsLeft } from "../shared/count-question.ts"
import { requireAccount } from "../shared/require-account.ts"
import { libraryTurns } from "../steps/library-turns.ts"

/** What the caller has asked about their library. Answers from files that they may no longer read are left out. */
export const getLibraryHistory = useCase("asking.getLibraryHistory", {
  input: Schema.Struct({}),
  output: wireAs("LibraryConversation", {
    /** Oldest first. */
    turns: Schema.Array(LibraryTurn),
    /** What answers the next question. */
    engine: Schema.String,
    /** Questions left in this usage month; null for any number. */
    questionsLeft: Schema.NullOr(Schema.Int),
  }),
  run: Effect.fnUntraced(function*() {
    const user = yield* requireAccount
    const { name: engine } = yield* chosenAnswerer
    return { turns: yield* libraryTurns(user.id), engine, questionsLeft: yield* questionsLeft(user) }
  }),
})
