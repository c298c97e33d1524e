import { DateTime, Effect } from "effect"
import type { User } from "../../account/user.ts"
import { chosenFolder } from "../../folder/shared/chosen-folder.ts"
import { optionsFrom } from "../../intake/transcription-options.ts"
import { IdSource } from "../../kernel/id-source.port.ts"
import { TaskId } from "../../kernel/ids.ts"
import { requireSpace } from "../../kernel/require-space.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"
import { newTask } from "../../task/new-task.ts"
import { beginTranscription } from "../../task/shared/begin-transcription.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { Task } from "../../task/task.ts"
import { setOut } from "../at-present.ts"
import { decodedRoom } from "../decoded-room.ts"
import { MeetingGuest } from "../meeting-guest.port.ts"
import { type MeetingLink, serviceNames } from "../meeting-link.ts"
import { MeetingStore } from "../meeting-store.port.ts"
import type { Meeting } from "../meeting.ts"
import { requirePlace } from "./require-place.ts"

export type Wanted = Parameters<typeof optionsFrom>[0] & { readonly title?: string; readonly folderId?: string | null }

/** Stores the task and its meeting, and sends the guest on its way. Of two calls for one meeting at once, one is refused. */
export const insertMeeting = Effect.fnUntraced(
  function*<E, R>(
    link: MeetingLink,
    { id: ownerId }: Pick<User, "id">,
    { title, folderId, ...given }: Wanted,
    also: (task: Task) => Effect.Effect<void, E, R>,
  ) {
    const { next } = yield* IdSource
    const { transaction } = yield* UnitOfWork
    const { lock } = yield* MinuteLedger
    const { provider } = yield* MeetingGuest
    const tasks = yield* TaskStore
    const meetings = yield* MeetingStore
    yield* requireSpace()
    const now = yield* DateTime.now
    const task = newTask({
      id: TaskId.make(yield* next),
      ownerId,
      folderId: null,
      requestId: yield* next,
      title: title ?? `${serviceNames[link.service]} · ${decodedRoom(link.room)}`.slice(0, 200),
      source: "meeting",
      parts: [],
      options: optionsFrom(given),
      minutes: 0,
      duration: null,
      fileSize: 0,
    }, now)
    const meeting: Meeting = {
      taskId: task.id,
      ownerId,
      link,
      provider,
      createdAt: now,
      ...setOut(1, now),
    }
    return yield* transaction(Effect.gen(function*() {
      yield* lock(ownerId)
      yield* requirePlace(ownerId, link, task.id)
      yield* tasks.insert({ ...task, folderId: yield* chosenFolder(folderId, ownerId) })
      yield* meetings.insert(meeting)
      yield* also(task)
      return { task: yield* beginTranscription(task.id), meeting }
    }))
  },
)
