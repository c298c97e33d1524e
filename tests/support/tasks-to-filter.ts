import { filteredBy, filterNames } from "#domain/task/task-filter.ts"
import { aTask, taskId } from "./a-task.ts"
import { analysing, anAnalysisState, aTranscriptionState, atStep } from "./task-states.ts"

const done = anAnalysisState("Completed")

/** Tasks that differ in everything lists can be limited by. */
export const tasksToFilter = [
  aTask({ id: taskId(1), transcription: aTranscriptionState("NotStarted") }),
  aTask({ id: taskId(2), transcription: aTranscriptionState("Waiting") }),
  aTask({ id: taskId(3), transcription: aTranscriptionState("Running"), work: atStep("recognising") }),
  aTask({ id: taskId(4), origin: "tool" }),
  aTask({ id: taskId(5), transcription: aTranscriptionState("Failed"), origin: "tool" }),
  aTask({ id: taskId(6), source: "text", analysis: anAnalysisState("Waiting") }),
  aTask({ id: taskId(7), source: "text", analysis: anAnalysisState("Running"), work: analysing }),
  aTask({ id: taskId(8), source: "document", analysis: done }),
  aTask({ id: taskId(9), source: "video", analysis: anAnalysisState("Failed") }),
  aTask({ id: taskId(10), source: "link", analysis: done }),
  aTask({ id: taskId(11), source: "meeting", analysis: done }),
]

/** Each value of each filter, with the tasks that it leaves in a list. */
export const limits = filterNames.flatMap((name) =>
  [...new Set(tasksToFilter.map((task) => filteredBy(task)[name]))].filter((value) => value !== null).map((value) => ({
    name,
    value,
    left: tasksToFilter.filter((task) => filteredBy(task)[name] === value).map(({ id }) => id),
  }))
)
