import { UserStore } from "#domain/account/user-store.port.ts"
import { Email } from "#domain/account/user.ts"
import { AnalysisStore } from "#domain/analysis/analysis-store.port.ts"
import { createMcpKey } from "#domain/mcp-key/use-cases/create-mcp-key.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { Effect } from "effect"
import { ada, asAda, at, aTask, aWork, bob, taskId } from "../a-task.ts"
import { aTranscript } from "../a-transcript.ts"
import { aUser, sessionBySignIn } from "../a-user.ts"
import { anAnalysis } from "../an-analysis.ts"

export const meeting = taskId(1)
export const strangers = taskId(2)
export const running = taskId(3)

/** Ada (Pro) with an analysed meeting and a running one, Bob (free) with a meeting of his own; Ada's key, both sessions. */
export const seeded = Effect.gen(function*() {
  const users = yield* UserStore
  const tasks = yield* TaskStore
  const transcripts = yield* TranscriptStore
  const analyses = yield* AnalysisStore
  yield* users.insert(aUser({ plan: "pro" }))
  yield* users.insert(aUser({ id: bob, email: Email.make("bob@example.org"), plan: "free" }))
  yield* tasks.insert(
    aTask({ id: meeting, analyst: "embedded", analysis: { _tag: "Completed", at: at("2026-11-20T09:10:00.000Z") } }),
  )
  yield* tasks.insert(aTask({ id: strangers, ownerId: bob, title: "Bob's secret" }))
  yield* tasks.insert(aTask({
    id: running,
    title: "Still running",
    transcription: { _tag: "Running" },
    work: aWork({
      transcription: { step: "recognising", progress: 0.4, startedAt: at("2026-11-20T09:00:00.000Z") },
    }),
  }))
  yield* transcripts.replace(meeting, aTranscript(["Ada: The launch moves to May", "Ben: Fine with me"]))
  yield* analyses.save(meeting, anAnalysis())
  const { id, key } = yield* Effect.provide(createMcpKey.run({ name: "Assistant" }), asAda)
  return {
    keyId: id,
    key,
    session: yield* sessionBySignIn(ada, "laptop"),
    freeSession: yield* sessionBySignIn(bob, "phone"),
  }
})
