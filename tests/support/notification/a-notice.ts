import { NoticeId, PushDeviceId } from "#domain/kernel/ids.ts"
import type { Notice } from "#domain/notification/notice.ts"
import type { PushDevice } from "#domain/notification/push-device.ts"
import { ada, at, taskId } from "../a-task.ts"

const nth = (kind: string, number: number): string =>
  `0190a5f2-7c1e-7000-${kind}-${number.toString().padStart(12, "0")}`

export const pushDeviceId = (number: number): PushDeviceId => PushDeviceId.make(nth("8bbb", number))
export const noticeId = (number: number): NoticeId => NoticeId.make(nth("8ccc", number))

const noon = at("2026-11-20T12:00:00.000Z")

export const aPushDevice = (number: number, given: Partial<PushDevice> = {}): PushDevice => ({
  id: pushDeviceId(number),
  userId: ada,
  deviceId: `device-${number}`,
  label: `Phone ${number}`,
  subscription: { endpoint: `https://push.example/${number}`, p256dh: "point", auth: "secret" },
  createdAt: noon,
  ...given,
})

export const aNotice = (number: number, given: Partial<Notice> = {}): Notice => ({
  id: noticeId(number),
  userId: ada,
  taskId: taskId(1),
  pushDeviceId: pushDeviceId(1),
  news: "ready",
  occasion: "ready 1.1",
  at: noon,
  state: "waiting",
  nextAt: noon,
  tries: 0,
  ...given,
})
