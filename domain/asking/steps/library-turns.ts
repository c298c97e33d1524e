import { Effect } from "effect"
import type { UserId } from "../../kernel/ids.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { LibraryConversationStore } from "../library-conversation-store.port.ts"
import type { LibraryTurn } from "../library-turn.ts"

/** What an account has asked about its library, with the files it may still read, under their current titles. */
export const libraryTurns = Effect.fnUntraced(function*(userId: UserId) {
  const conversations = yield* LibraryConversationStore
  const tasks = yield* TaskStore
  const turns = yield* conversations.turns(userId)
  const cited = [...new Set(turns.flatMap(({ files }) => files.map(({ taskId }) => taskId)))]
  const titles = new Map((yield* tasks.visible(cited, userId)).map(({ id, title }) => [id, title]))
  return turns.map((turn): LibraryTurn =>
    Object.assign({}, turn, {
      files: turn.files.flatMap((file) => {
        const title = titles.get(file.taskId)
        return title === undefined ? [] : [{ ...file, title }]
      }),
    })
  )
})
