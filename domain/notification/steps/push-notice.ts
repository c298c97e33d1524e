import { DateTime, Effect } from "effect"
import { readingOf } from "../../account/shared/reading-of.ts"
import type { User } from "../../account/user.ts"
import type { PushDeviceId } from "../../kernel/ids.ts"
import { PublicAddress } from "../../kernel/public-address.port.ts"
import type { Task } from "../../task/task.ts"
import { nextTry, type Notice } from "../notice.ts"
import { PushDeviceStore } from "../push-device-store.port.ts"
import { PushSender } from "../push-sender.port.ts"

const dropped = { state: "dropped", nextAt: null } as const

/** Tells a device, and says how that ended. One that is not there any more is forgotten, with all that waits for it. */
export const pushNotice = Effect.fnUntraced(function*(notice: Notice, id: PushDeviceId, { user, task }: Reading) {
  const devices = yield* PushDeviceStore
  const { send } = yield* PushSender
  const { url: server } = yield* PublicAddress
  const now = yield* DateTime.now
  const device = yield* devices.find(id, now)
  if (device === null || notice.news === "notes") return dropped
  const { language } = yield* readingOf(user)
  const answer = yield* send(device.subscription, {
    news: notice.news,
    title: task.title,
    language,
    url: `${server}/transcribe/task/${task.id}`,
    tag: `${task.id} ${notice.occasion}`,
  })
  switch (answer._tag) {
    case "sent":
      return { state: "sent", nextAt: null } as const
    case "gone":
      yield* devices.remove(device.userId, device.id)
      return dropped
    case "refused":
      return dropped
    case "later": {
      const nextAt = nextTry(notice, now, answer.wait)
      return nextAt === null ? dropped : { state: "waiting", nextAt } as const
    }
  }
})

interface Reading {
  readonly user: User
  readonly task: Task
}
