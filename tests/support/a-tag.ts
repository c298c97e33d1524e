import { TagId } from "#domain/kernel/ids.ts"
import type { Tag } from "#domain/tag/tag.ts"
import { ada, at } from "./a-task.ts"

export const tagId = (nth: number) => TagId.make(`0190a5f2-7c1e-7000-8000-00000000a${String(nth).padStart(3, "0")}`)

export const aTag = (given: Partial<Tag> = {}): Tag => ({
  id: tagId(1),
  ownerId: ada,
  name: "Client",
  colour: "violet",
  rules: [],
  createdAt: at("2026-11-20T10:00:00.000Z"),
  ...given,
})
