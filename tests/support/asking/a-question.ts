import type { AnswerRequest } from "#domain/asking/answer.ts"
import { taskId } from "../a-task.ts"
import { aTranscript } from "../a-transcript.ts"

/** A meeting to ask about. */
export const meeting = aTranscript([
  "Ann: Good morning everyone, let us begin with the budget.",
  "Ben: The budget for the new warehouse is 400,000 euros.",
  "Ann: When does the construction of the warehouse start?",
  "Ben: The construction of the warehouse starts on the third of March.",
  "Ann: We decided to hire two engineers because the roof needs a new design.",
  "Cleo: Ramona will visit the factory in Lisbon next week.",
  "Ben: I will send the contract to the supplier by Friday.",
])

export const aQuestion = (question: string, changes: Partial<AnswerRequest> = {}): AnswerRequest => ({
  question,
  history: [],
  text: { taskId: taskId(1), revision: 1, lines: meeting.segments, speakers: meeting.speakers },
  within: null,
  similar: [],
  language: "en",
  ...changes,
})
