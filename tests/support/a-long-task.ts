import { SegmentId } from "#domain/kernel/ids.ts"
import type { Word } from "#domain/recognition/speech.ts"
import type { Segment, Transcript } from "#domain/transcript/transcript.ts"
import { dice } from "./speech/mix.ts"

/** What five people say in a day-long workshop, over and over: sentences of 20 to 150 characters. */
const sentences = [
  "Let us write it down as a quick win.",
  "The surprising part is that almost nobody reads the transcript from top to bottom, they look for one sentence.",
  "That matches the session recordings. People open the transcript, press play, and then scroll somewhere else entirely.",
  "And when they scroll, the page pulls them back to the current line. It feels like a fight.",
  "It should let go the moment somebody scrolls by hand. It is a small fix, maybe two days including tests.",
  "What about the summaries?",
  "Eighteen of the twenty-two said they paste it into an e-mail within ten minutes of the meeting ending.",
  "They do not trust it until they have checked at least one number against the recording.",
  "We see the same thing in support. The most common question last month was: where does this figure come from?",
  "If every claim had a small time stamp that plays the exact moment, I think a third of those tickets would disappear.",
  "The café in Zürich wants it before the summer.",
  "我们下周讨论预算。",
]

const names = ["Maya Lindqvist", "Tom Okafor", "Elena Ruiz", "Jun Sato", "Priya Nair"]

/** How many lines a day-long recording has, about. */
const longCount = 10_000

/** Milliseconds of one line. */
const pace = 3183

/** Of the recording, in milliseconds: 8 hours, 50 minutes. */
export const longDuration = longCount * pace

/** 10,000 lines of five people over almost nine hours; the words of the first thousand have times. */
export const aLongTranscript = (): Transcript => {
  const chance = dice(7)
  let speaker = 0
  return {
    speakers: names.map((name, at) => ({ id: `speaker_${at + 1}`, name })),
    segments: Array.from({ length: longCount }, (_, at): Segment => {
      // Usually another speaker after two or three lines.
      if (at > 0 && chance() < 0.4) speaker = (speaker + 1 + Math.floor(chance() * 4)) % names.length
      const text = sentences[Math.floor(chance() * sentences.length)] ?? ""
      const [begin, end] = [at * pace, (at + 1) * pace - 300]
      return {
        id: SegmentId.make(`0190b000-0000-7000-8000-${at.toString().padStart(12, "0")}`),
        begin,
        end,
        text,
        speakerId: `speaker_${speaker + 1}`,
        words: at < 1000 ? evenly(text.split(" "), begin, end) : [],
      }
    }),
  }
}

const evenly = (texts: ReadonlyArray<string>, begin: number, end: number): ReadonlyArray<Word> => {
  const step = (end - begin) / texts.length
  return texts.map((text, at) => ({
    text,
    begin: Math.round(begin + at * step),
    end: Math.round(begin + (at + 1) * step),
    confidence: null,
  }))
}
