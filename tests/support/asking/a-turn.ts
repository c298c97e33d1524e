import { answerMessage, type Message, questionMessage } from "#domain/asking/message.ts"
import { MessageId, SegmentId } from "#domain/kernel/ids.ts"
import { at, taskId } from "../a-task.ts"

/** A question and its answer; each number has ids of its own. */
export const aTurn = (nth: number): readonly [Message, Message] => [
  questionMessage({
    id: MessageId.make(taskId(1000 + 2 * nth)),
    text: `What was said ${nth}?`,
    createdAt: at("2026-11-20T10:00:00.000Z"),
  }),
  answerMessage({
    id: MessageId.make(taskId(1001 + 2 * nth)),
    sentences: [{
      text: "The budget is “400,000” euros.",
      number: 1,
      segments: [SegmentId.make("g2")],
      begin: 4000,
      end: 7500,
      speaker: "Ben",
      quote: "400,000 euros",
      supported: true,
    }],
    verdict: "answered",
    confidence: 0.75,
    closest: [{ segments: [SegmentId.make("g3")], begin: null, end: null, speaker: null, text: "When?" }],
    followUps: ["When does it start?"],
    engine: "embedded",
    transcriptRevision: 4,
    createdAt: at("2026-11-20T10:00:02.000Z"),
  }),
]
