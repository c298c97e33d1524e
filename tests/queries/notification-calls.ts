import { SessionStore } from "#domain/account/session-store.port.ts"
import { MailChoiceStore } from "#domain/notification/mail-choice-store.port.ts"
import { NoticeStore } from "#domain/notification/notice-store.port.ts"
import { PushDeviceStore } from "#domain/notification/push-device-store.port.ts"
import { Effect } from "effect"
import { ada, at } from "../support/a-task.ts"
import { aSession } from "../support/a-user.ts"
import { aNotice, aPushDevice, pushDeviceId } from "../support/notification/a-notice.ts"

const noon = at("2026-11-20T12:00:00.000Z")

const laptop = aPushDevice(1, { deviceId: aSession().deviceId })

export const pushDeviceStore = Effect.gen(function*() {
  const { save, list, find, remove } = yield* PushDeviceStore
  yield* (yield* SessionStore).save(aSession())
  yield* save(laptop, 10, noon)
  yield* list(ada, noon)
  yield* find(pushDeviceId(1), noon)
  yield* remove(ada, pushDeviceId(1))
})

export const noticeStore = Effect.gen(function*() {
  const { add, claim, settle, forget } = yield* NoticeStore
  yield* (yield* PushDeviceStore).save(laptop, 10, noon)
  yield* add([aNotice(1)])
  const [claimed] = yield* claim(noon, noon, 10)
  if (claimed === undefined) return yield* Effect.die("it is due")
  yield* settle(claimed, { state: "sent", nextAt: null })
  yield* forget(noon)
})

export const mailChoiceStore = Effect.gen(function*() {
  const { find, save, takeDigest, settleDigest } = yield* MailChoiceStore
  yield* save(ada, { notesReady: true, digest: true }, noon)
  yield* find(ada)
  const taken = yield* takeDigest(noon, noon)
  if (taken === null) return yield* Effect.die("it is due")
  yield* settleDigest(taken, { digestAt: noon, lastDay: "2026-11-20" })
})
