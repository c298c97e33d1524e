import { Effect, Schema } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire, wireAs } from "../../kernel/wire.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { chosenAnswerer } from "../answerer.port.ts"
import { ConversationStore } from "../conversation-store.port.ts"
import { Message } from "../message.ts"
import { questionsLeft } from "../shared/count-question.ts"
import { requireAccount } from "../shared/require-account.ts"
import { suggestionsIfAny } from "../shared/suggestions.ts"

/** What the caller has asked about a task; others who may see it have conversations of their own. */
export const getHistory = useCase("asking.getHistory", {
  input: wire({ taskId: TaskId }),
  output: wireAs("Conversation", {
    taskId: TaskId,
    /** Oldest first. */
    messages: Schema.Array(Message),
    /** Questions that are answered confidently. */
    suggestions: Schema.Array(Schema.String),
    /** What answers the next question. */
    engine: Schema.String,
    /** Questions left in this usage month; null for any number. */
    questionsLeft: Schema.NullOr(Schema.Int),
  }),
  run: Effect.fnUntraced(function*({ taskId }) {
    const task = yield* requireTask(taskId)
    const user = yield* requireAccount
    const { name: engine } = yield* chosenAnswerer
    const conversations = yield* ConversationStore
    return {
      taskId,
      messages: yield* conversations.messages(user.id, taskId),
      suggestions: yield* suggestionsIfAny(task),
      engine,
      questionsLeft: yield* questionsLeft(user),
    }
  }),
})
