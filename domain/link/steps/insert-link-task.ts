import { DateTime, Effect } from "effect"
import type { User } from "../../account/user.ts"
import { chosenFolder } from "../../folder/shared/chosen-folder.ts"
import { takeFreeUse } from "../../guest/shared/free-use.ts"
import { optionsFrom } from "../../intake/transcription-options.ts"
import { IdSource } from "../../kernel/id-source.port.ts"
import { TaskId } from "../../kernel/ids.ts"
import { requireSpace } from "../../kernel/require-space.ts"
import { tidyName } from "../../kernel/tidy-name.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { minutesFor } from "../../plan/estimate.ts"
import { newTask } from "../../task/new-task.ts"
import { beginTranscription } from "../../task/shared/begin-transcription.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { LinkAddress } from "../link-address.ts"
import { LinkSource } from "../link-source.port.ts"
import { checkLength } from "../shared/check-length.ts"
import type { LinkInput } from "./link-options.ts"

type Owner = Pick<User, "id" | "plan">
type Wanted = Omit<typeof LinkInput.Type, "url">

/** The task is there at once. What its site says of it counts from the beginning if it was looked at a moment ago. */
export const insertLinkTask = Effect.fnUntraced(
  function*(address: LinkAddress, { id: ownerId, plan }: Owner, wanted: Wanted) {
    const { captions = null, title, autoStart = true, folderId, origin, ...given } = wanted
    const { recall } = yield* LinkSource
    const { next } = yield* IdSource
    const { transaction } = yield* UnitOfWork
    const tasks = yield* TaskStore
    yield* requireSpace()
    const known = yield* recall(address.url)
    const duration = known?.duration ?? null
    yield* Effect.fromResult(checkLength(plan, duration))
    const named = tidyName(title ?? known?.title ?? "").slice(0, 200)
    const task = newTask({
      id: TaskId.make(yield* next),
      ownerId,
      origin,
      folderId: null,
      requestId: yield* next,
      title: named === "" ? address.url.replace(/^https?:\/\//, "").slice(0, 200) : named,
      source: "link",
      link: { ...address, captions, isTitled: title !== undefined },
      parts: [],
      options: optionsFrom(given),
      minutes: captions === null ? minutesFor([duration]) : 0,
      duration,
      fileSize: 0,
    }, yield* DateTime.now)
    return yield* transaction(Effect.gen(function*() {
      yield* takeFreeUse
      yield* tasks.insert({ ...task, folderId: yield* chosenFolder(folderId, ownerId) })
      return autoStart ? yield* beginTranscription(task.id) : task
    }))
  },
)
