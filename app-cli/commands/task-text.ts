import type { FoundTask } from "#domain/library/found-task.ts"
import type { TaskView } from "#domain/library/task-view.ts"
import type { TaskItem } from "#domain/task/task-item.ts"
import { DateTime } from "effect"

export const taskRow = ({ id, createdAt, status, title, notices }: TaskItem): ReadonlyArray<string> => [
  id,
  DateTime.formatIso(createdAt).slice(0, 16).replace("T", " "),
  status,
  title,
  notices.map(({ message }) => message).join("; "),
]

/** A task that a search found, with the line and its moment. */
export const foundText = ({ task, line, begin, by }: FoundTask): string =>
  `${taskRow(task).slice(0, 4).join("  ")}\n  ${begin === null ? "" : `[${clock(begin)}] `}${
    by === "meaning" ? "(similar meaning) " : ""
  }${line}`

/** A task for reading in a terminal: what it is, its transcript, its summary. */
export const taskText = (task: TaskView): string => {
  const names = new Map(task.speakers.map(({ id, name }) => [id, name]))
  const lines = task.timeline.map(({ begin, end, text, speakerId }) => {
    const name = speakerId === null ? undefined : names.get(speakerId)
    return `${end === 0 ? "" : `[${clock(begin)}] `}${name === undefined ? "" : `${name}: `}${text}`
  })
  return [
    `${task.title}\n${task.id}  ${task.status}${task.errorMessage === null ? "" : `: ${task.errorMessage}`}`,
    task.notices.map(({ message }) => `Note: ${message}`).join("\n"),
    task.progress === null ? "" : `${task.progress.step} ${Math.round(task.progress.fraction * 100)} %`,
    lines.join("\n"),
    task.summary ?? "",
  ].filter((part) => part !== "").join("\n\n")
}

const clock = (moment: number): string => {
  const seconds = Math.floor(moment / 1000)
  return `${pair(Math.floor(seconds / 3600))}:${pair(Math.floor(seconds / 60) % 60)}:${pair(seconds % 60)}`
}

const pair = (count: number): string => String(count).padStart(2, "0")
