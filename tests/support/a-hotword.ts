import type { Hotword } from "#domain/hotword/hotword.ts"
import { HotwordId } from "#domain/kernel/ids.ts"
import { ada, at } from "./a-task.ts"

export const hotwordId = (nth: number): HotwordId => HotwordId.make(`0190a5f2-7c1e-7000-8000-0000000000a${nth}`)

export const aHotword = (given: Partial<Hotword> = {}): Hotword => ({
  id: hotwordId(1),
  ownerId: ada,
  text: "Kysely",
  language: "en",
  enabled: true,
  createdAt: at("2026-11-20T08:00:00.000Z"),
  ...given,
})
