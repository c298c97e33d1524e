import { DocumentBus, type DocumentMessage } from "#domain/kernel/document-bus.port.ts"
import type { TaskId } from "#domain/kernel/ids.ts"
import { type TaskEvent, TaskEvents } from "#domain/task/task-events.port.ts"
import { parseDocumentName } from "#domain/writing/co-document.ts"
import { loadDocument, maySee } from "#domain/writing/shared/join-document.ts"
import type { Document, Hocuspocus } from "@hocuspocus/server"
import { Effect, Schedule, Stream } from "effect"
import * as Y from "yjs"
import { type ConnectionContext, endConnections } from "./connection-context.ts"
import { closeAll, elsewhere, type overBus } from "./over-bus.ts"

type Documents = Hocuspocus<ConnectionContext>["documents"]

/** Follows the bus and the events of tasks until the scope closes. */
export const follow = Effect.fnUntraced(function*(
  { ask, receive }: Effect.Success<typeof overBus>,
  documents: Documents,
) {
  const bus = yield* DocumentBus
  const events = yield* TaskEvents
  const safely = (message: DocumentMessage) =>
    Effect.try(() => receive(message, documents)).pipe(
      Effect.catch((cause) => Effect.logWarning("A message about a document could not be read", cause)),
    )
  yield* Effect.forkScoped(Stream.runForEach(bus.subscribe, safely))
  yield* Effect.forkScoped(Stream.runForEach(events.subscribe, (event) => heed(event, documents)))
  // What was lost on the way, as while Redis was away, arrives by these.
  const askAll = Effect.sync(() => documents.forEach((document) => ask(document)))
  yield* Effect.forkScoped(Effect.repeat(askAll, Schedule.spaced("15 seconds")))
  const checkAll = Effect.suspend(() => Effect.forEach([...documents], checkPeople, { discard: true }))
  yield* Effect.forkScoped(Effect.repeat(checkAll, Schedule.spaced("1 minute")))
})

const heed = (event: TaskEvent, documents: Documents) => {
  const { taskId, kind } = event
  const open = [...documents].filter(([name]) => parseDocumentName(name)?.taskId === taskId)
  if (taskId === null || open.length === 0) return Effect.void
  if (kind === "deleted") return Effect.sync(() => closeAll(documents, { user: null, task: taskId, reason: "removed" }))
  if (kind === "collaborator") return Effect.forEach(open, checkPeople, { discard: true })
  return kind === "segments" ? refresh(taskId, open.map(([, document]) => document)) : Effect.void
}

/** Ends the connections of those who may no longer write here. */
const checkPeople = ([name, document]: readonly [string, Document]) => {
  const taskId = parseDocumentName(name)?.taskId
  const people = new Set(
    document.getConnections().flatMap(({ context: { who } }) => who === undefined ? [] : [who.userId]),
  )
  return Effect.forEach(people, (user) =>
    taskId === undefined ? Effect.void : maySee(taskId, user).pipe(
      Effect.tap((isWelcome) => Effect.sync(() => isWelcome || endConnections(document, user, "removed"))),
      Effect.catchCause((cause) => Effect.logWarning("It is not known who may write", cause)),
    ), { discard: true })
}

/** Speakers may have been renamed, and the summary names them. */
const refresh = (taskId: TaskId, open: ReadonlyArray<Document>) =>
  loadDocument(taskId).pipe(
    Effect.tap(({ state }) => Effect.sync(() => open.forEach((document) => Y.applyUpdate(document, state, elsewhere)))),
    Effect.catchCause((cause) => Effect.logWarning("A document was not brought up to date", cause)),
  )
