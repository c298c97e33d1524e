import type { TaskView } from "#domain/library/task-view.ts"
import type { TaskItem } from "#domain/task/task-item.ts"
import { DateTime } from "effect"
import type { Fitted } from "../tool.ts"
import { clock } from "./clock.ts"
import { cutAt } from "./cut-at.ts"

/** The lines and characters of its content that are returned with a task. */
const mostLines = 40
const mostText = 4000

/** One task, one line: title, id, what it is and how it stands. */
export const taskLine = (task: TaskItem): string => {
  const length = task.duration === null ? "" : `, ${clock(task.duration * 1000)}`
  const error = task.errorMessage === null ? "" : ` (${task.errorMessage})`
  const noticed = task.notices.map(({ message }) => ` (${message}.)`).join("")
  const step = task.progress === null ? "" : ` ${Math.round(task.progress.fraction * 100)} % ${task.progress.step}`
  const day = DateTime.formatIsoDateUtc(task.createdAt)
  return `- "${task.title}" ${task.id} [${day}, ${task.source}${length}]: ${task.status}${step}${error}${noticed}`
}

export const taskLines = (tasks: ReadonlyArray<TaskItem>): string => tasks.map(taskLine).join("\n")

const startOf = (text: string, most: number): string => text.slice(0, cutAt(text, most))

/** A task without most of its text, which is requested by range. */
export const fitTask = (task: TaskView): Fitted<TaskView> => {
  const fits = task.timeline.length <= mostLines && task.fullText.length <= mostText
  if (fits) return { kept: task, rest: null }
  const kept = { ...task, timeline: task.timeline.slice(0, mostLines), fullText: startOf(task.fullText, mostText) }
  const more = task.timeline.length - kept.timeline.length
  return { kept, rest: `(The text is cut: ${more} lines are left out. Call get_transcript for all of it.)` }
}

export const sayTask = (task: TaskView): string =>
  [
    taskLine(task).slice(2),
    task.speakers.length === 0 ? "" : `Speakers: ${task.speakers.map(({ id, name }) => `${name} (${id})`).join(", ")}`,
    task.coverage === null ? "" : sayCoverage(task.coverage),
    task.shareUrl === null ? "" : `Shared at ${task.shareUrl}`,
    task.summary === null ? "" : `\n${task.summary}`,
    task.summary === null && task.fullText !== "" ? `\nText begins: ${startOf(task.fullText, 500)}` : "",
  ].filter((line) => line !== "").join("\n")

const sayCoverage = ({ speech, ratio, possible }: NonNullable<TaskView["coverage"]>): string => {
  const spans = possible.map(({ begin, end }) => `${clock(begin)}–${clock(end)}`)
  const more = spans.length === 0 ? "" : `; possibly speech, not transcribed: ${spans.join(", ")}`
  return speech === 0 ? `No speech was detected${more}` : `Speech transcribed: ${Math.floor(ratio * 100)} %${more}`
}

export const sayTasks = ({ tasks }: { readonly tasks: ReadonlyArray<TaskItem> }): string =>
  `${taskLines(tasks)}\nCall job_status with the id to follow it.`
