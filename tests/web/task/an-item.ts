import { at, aTask } from "#tests/support/a-task.ts"
import { listedItem } from "#tests/support/listed-item.ts"
import { anAnalysisState } from "#tests/support/task-states.ts"
import type { TaskItem } from "#web/entities/task/task-item.ts"

export const running = { step: "recognising", fraction: 0.5, remaining: null }

const finished = listedItem(aTask({
  analysis: anAnalysisState("Completed"),
  createdAt: at("2026-11-20T12:00:00.000Z"),
  transcribedAt: at("2026-11-20T12:01:00.000Z"),
  updatedAt: at("2026-11-20T12:02:00.000Z"),
}))

/** A task as lists contain it: finished, created at noon on a day in November. */
export const anItem = (id: string, said: Partial<TaskItem> = {}): TaskItem => ({
  ...finished,
  id,
  title: `Title of ${id}`,
  ...said,
})
