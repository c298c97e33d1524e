import type { AnalysisRequest } from "#domain/analysis/analyst.port.ts"
import { SegmentId } from "#domain/kernel/ids.ts"

const said: Readonly<Record<string, ReadonlyArray<string>>> = {
  en: ["We decided to move the meeting to Friday.", "Can you send the report by noon?", "Yes, I will do that today."],
  zh: ["我们决定把会议改到星期五。", "你能在中午之前发送报告吗？", "好的，我今天就发。"],
}

/** A short talk whose analysis loads what every analysis in its language needs. */
export const sampleIn = (language: string): AnalysisRequest => ({
  title: "",
  language,
  style: null,
  scenario: null,
  section: null,
  transcript: {
    segments: (said[language] ?? []).map((text, at) => ({
      id: SegmentId.make(`s${at}`),
      begin: at * 1000,
      end: (at + 1) * 1000,
      text,
      speakerId: null,
    })),
    speakers: [],
  },
})
