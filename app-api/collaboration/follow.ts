import { DocumentBus, type DocumentMessage } from "#domain/kernel/document-bus.port.ts"
import type { TaskId } from "#domain/kernel/ids.ts"
import { type TaskEvent, TaskEvents } from "#domain/task/task-events.port.ts"
import { parseDocumentName } from "#domain/writing/co-document.ts"
import { accessOf, isOpen, loadDocument } from "#domain/writing/shared/join-document.ts"
import type { Document, Hocuspocus } from "@hocuspocus/server"
import { Effect, Schedule, Stream } from "effect"
import * as Y from "yjs"
import { type ConnectionContext, endConnections, endSession } from "./connection-context.ts"
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
  // Delivers what was lost on the way, for example while Redis was unavailable.
  const askAll = Effect.sync(() => documents.forEach((document) => ask(document)))
  yield* Effect.forkScoped(Effect.repeat(askAll, Schedule.spaced("15 seconds")))
  const checkAll = Effect.suspend(() => Effect.forEach([...documents], checkPeople, { discard: true }))
  yield* Effect.forkScoped(Effect.repeat(checkAll, Schedule.spaced("1 minute")))
})

const heed = Effect.fnUntraced(function*(event: TaskEvent, documents: Documents) {
  const { taskId, kind } = event
  const open = [...documents].filter(([name]) => parseDocumentName(name)?.taskId === taskId)
  if (taskId === null || open.length === 0) return
  if (kind === "deleted") closeAll(documents, { user: null, session: null, task: taskId, reason: "removed" })
  if (kind === "collaborator") yield* Effect.forEach(open, checkPeople, { discard: true })
  if (kind === "segments") yield* refresh(taskId, open.map(([, document]) => document))
})

/** Ends the connections of those who may no longer read here, or write as they do, and of sessions that have ended. */
const checkPeople = ([name, document]: readonly [string, Document]) => {
  const taskId = parseDocumentName(name)?.taskId
  const present = document.getConnections().flatMap(({ context: { who } }) => who === undefined ? [] : [who])
  const people = Effect.forEach(new Set(present.map(({ userId }) => userId)), (user) =>
    taskId === undefined
      ? Effect.void
      : Effect.map(accessOf(taskId, user), (access) => {
        const isWriting = present.some(({ userId, isWriter }) => userId === user && isWriter)
        if (access === null || (access === "reader" && isWriting)) endConnections(document, user, "removed")
      }))
  const sessions = Effect.forEach(
    new Set(present.flatMap(({ session }) => session ?? [])),
    (session) => Effect.map(isOpen(session), (isStillOpen) => isStillOpen || endSession(document, session)),
  )
  return Effect.andThen(people, sessions).pipe(
    Effect.asVoid,
    Effect.catchCause((cause) => Effect.logWarning("It is not known who may write", cause)),
  )
}

/** Speakers may have been renamed, and the summary names them. */
const refresh = (taskId: TaskId, open: ReadonlyArray<Document>) =>
  loadDocument(taskId).pipe(
    Effect.tap(({ state }) => Effect.sync(() => open.forEach((document) => Y.applyUpdate(document, state, elsewhere)))),
    Effect.catchCause((cause) => Effect.logWarning("A document was not brought up to date", cause)),
  )
