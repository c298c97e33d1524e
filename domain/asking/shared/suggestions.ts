import { Effect, Result } from "effect"
import type { Task } from "../../task/task.ts"
import { chosenAnswerer } from "../answerer.port.ts"
import { ConversationStore } from "../conversation-store.port.ts"
import { requireContent } from "../question.ts"
import { askedText } from "./asked-text.ts"

const maxSuggestions = 4

/** Questions to begin with, which the answerer can answer; found once for each state of the lines. */
const suggestedQuestions = Effect.fnUntraced(function*(task: Task) {
  const conversations = yield* ConversationStore
  const { name: engine, prepare, suggest, standIn } = yield* chosenAnswerer
  const { text, linesRevision, language } = yield* askedText(task)
  yield* Effect.fromResult(requireContent(task, text.lines))
  const stored = yield* conversations.suggestions(task.id)
  if (stored?.linesRevision === linesRevision && stored.engine === engine) {
    yield* prepare(text, language)
    return stored.questions
  }
  const found = yield* Effect.result(suggest(text, language, maxSuggestions))
  if (Result.isSuccess(found)) {
    yield* conversations.saveSuggestions(task.id, { linesRevision, engine, questions: found.success })
    return found.success
  }
  // Not kept: the answerer is asked again next time.
  return standIn === undefined ? yield* found.failure : yield* standIn.suggest(text, language, maxSuggestions)
})

/** Questions to begin with, where they are optional: none if there is no content or no answer. */
export const suggestionsIfAny = (task: Task) =>
  suggestedQuestions(task).pipe(
    Effect.catchTags({ TranscriptNotReady: () => none, NothingToAsk: () => none }),
    Effect.catchTag("AnswererFailed", (failed) =>
      Effect.andThen(Effect.logWarning("no questions could be suggested", { reason: failed.message }), none)),
  )

const none = Effect.succeed<ReadonlyArray<string>>([])
