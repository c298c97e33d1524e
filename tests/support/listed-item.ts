import { itemOf, TaskItem } from "#domain/task/task-item.ts"
import type { Task } from "#domain/task/task.ts"
import { Schema } from "effect"
import { ada, at } from "./a-task.ts"

const preview = {
  speakers: [],
  summary: null,
  hasTimedLines: false,
  shareToken: null,
  owner: null,
  collaborators: [],
  tags: [],
}
const context = {
  actor: { _tag: "User", id: ada },
  url: "http://localhost",
  now: at("2026-11-20T12:00:00.000Z"),
  forecast: { done: [], unfinished: [] },
} as const

/** A task as a list of Ada's has it on the wire. */
export const listedItem = (task: Task) => Schema.encodeSync(TaskItem)(itemOf(task, preview, context))
