import { Context, type Effect, type Stream } from "effect"
import type { SegmentId, TaskId } from "../kernel/ids.ts"
import type { Attendance, Page } from "./attendance.ts"

/** A report from a page that it is still open, and the line it is editing. */
interface Sign extends Pick<Page, "page" | "user"> {
  readonly line: SegmentId | null
}

/**
 * Which pages show a task, across all processes. Nothing is stored: a page is present as long as its stream runs and
 * it reports now and then, and those of a killed process are dropped after 15 seconds.
 */
export class Presence extends Context.Service<Presence, {
  /** Lets a page attend for as long as the stream runs, and emits everyone there: now and whenever that changes. */
  readonly attend: (taskId: TaskId, page: Page) => Stream.Stream<ReadonlyArray<Attendance>>
  /** May reach another process than the one with the page's stream. Ignored if the page is gone, or someone else's. */
  readonly sign: (taskId: TaskId, sign: Sign) => Effect.Effect<void>
}>()("domain/collaboration/Presence") {}
