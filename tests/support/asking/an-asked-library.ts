import { UserStore } from "#domain/account/user-store.port.ts"
import { Email } from "#domain/account/user.ts"
import type { LibraryFilter } from "#domain/asking/library-filter.ts"
import { askLibrary } from "#domain/asking/use-cases/ask-library.ts"
import { CollaboratorStore } from "#domain/collaboration/collaborator-store.port.ts"
import { FolderStore } from "#domain/folder/folder-store.port.ts"
import { FolderId } from "#domain/kernel/ids.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { Effect, Stream } from "effect"
import { aCollaborator } from "../a-collaborator.ts"
import { noon } from "../a-scene.ts"
import { ada, at, aTask, bob, taskId } from "../a-task.ts"
import { aTranscript } from "../a-transcript.ts"
import { adasEmail, aUser } from "../a-user.ts"

export const interviews = FolderId.make(taskId(500))

/** Ada's files 1 to 3, Bob's files 4, which Ada may edit, and 5, which is his alone. */
export const keepLibrary = Effect.gen(function*() {
  const users = yield* UserStore
  const tasks = yield* TaskStore
  const transcripts = yield* TranscriptStore
  const collaborators = yield* CollaboratorStore
  const folders = yield* FolderStore
  yield* users.insert(aUser({ plan: "pro" }))
  yield* users.insert(aUser({ id: bob, email: Email.make("bob@example.org") }))
  yield* folders.insert({ id: interviews, ownerId: ada, name: "Interviews", createdAt: noon })
  const files = [
    [{ title: "Budget round" }, ["Ann: The warehouse budget is 400,000 euros.", "Ben: The roof is not part of it."]],
    [{ title: "Site visit", folderId: interviews, createdAt: at("2026-10-02T09:00:00.000Z") }, [
      "Cleo: The warehouse roof leaks in two places.",
    ]],
    [{ title: "Lunch" }, ["Ann: Soup again, and bread."]],
    [{ title: "Suppliers", ownerId: bob }, ["Dora: The warehouse supplier wants a deposit."]],
    [{ title: "Bob’s secret", ownerId: bob }, ["Eve: The warehouse budget is a secret."]],
  ] as const
  for (const [nth, [given, lines]] of files.entries()) {
    yield* tasks.insert(aTask({ id: taskId(nth + 1), ...given }))
    yield* transcripts.replace(taskId(nth + 1), aTranscript(lines))
  }
  yield* collaborators.add(taskId(4), aCollaborator({ identifier: adasEmail }))
})

export const asksLibrary = (question: string, filter: LibraryFilter = {}) =>
  Stream.runCollect(askLibrary.stream({ question, ...filter }))
