import { Effect, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { LibraryConversationStore } from "../library-conversation-store.port.ts"
import { requireAccount } from "../shared/require-account.ts"

/** Deletes what the caller has asked about their library, for good. What was counted stays counted. */
export const deleteLibraryHistory = useCase("asking.deleteLibraryHistory", {
  input: Schema.Struct({}),
  output: wire({ isDeleted: Schema.Boolean }),
  run: Effect.fnUntraced(function*() {
    const { id } = yield* requireAccount
    const conversations = yield* LibraryConversationStore
    return { isDeleted: yield* conversations.remove(id) }
  }),
})
