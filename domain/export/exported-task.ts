import { Effect, Schema } from "effect"
import type { AnalysisResult } from "../analysis/analysis-result.ts"
import { CheckedSection } from "../analysis/claims.ts"
import { MindMap } from "../analysis/mind-map.ts"
import { SegmentId, TaskId } from "../kernel/ids.ts"
import { inSlices } from "../kernel/in-slices.ts"
import { OffsetMs } from "../kernel/offset-ms.ts"
import { wire, wireAs } from "../kernel/wire.ts"
import { Word } from "../recognition/speech.ts"
import { Coverage } from "../task/coverage.ts"
import { Source } from "../task/source.ts"
import { Speaker } from "../task/speaker.ts"
import type { Task } from "../task/task.ts"
import type { Transcript } from "../transcript/transcript.ts"
import type { ExportOptions } from "./export-options.ts"

const File = wire({ fileName: Schema.String, duration: Schema.NullOr(Schema.Finite), offset: Schema.NullOr(OffsetMs) })

/** Times in milliseconds from the start; null for text without any, and if times were not requested. */
const ExportedLine = wire({
  id: SegmentId,
  begin: Schema.NullOr(OffsetMs),
  end: Schema.NullOr(OffsetMs),
  text: Schema.String,
  speakerId: Schema.NullOr(Schema.String),
  words: Schema.Array(Word),
})

const ExportedTranscript = wire({
  speakers: Schema.Array(Speaker),
  segments: Schema.Array(ExportedLine),
  coverage: Schema.NullOr(Coverage),
})

const ExportedSummary = wire({
  markdown: Schema.String,
  sections: Schema.Array(CheckedSection),
  analyst: Schema.String,
  isEdited: Schema.Boolean,
})

/** A task as a file for programs. `version` goes up with every incompatible change. */
export const ExportedTask = wireAs("ExportedTask", {
  version: Schema.Literal(1),
  id: TaskId,
  title: Schema.String,
  source: Source,
  createdAt: Schema.DateTimeUtcFromString,
  duration: Schema.NullOr(Schema.Finite),
  language: Schema.NullOr(Schema.String),
  engine: Schema.NullOr(Schema.String),
  files: Schema.Array(File),
  transcript: Schema.optionalKey(ExportedTranscript),
  summary: Schema.optionalKey(ExportedSummary),
  mindMap: Schema.optionalKey(MindMap),
})
export type ExportedTask = typeof ExportedTask.Type

/** The requested parts of a task. */
export const exportedTask = (
  task: Task,
  transcript: Transcript | null,
  analysis: AnalysisResult | null,
  { content, hasTimes, hasSpeakers }: ExportOptions,
): ExportedTask => ({
  version: 1,
  id: task.id,
  title: task.title,
  source: task.source,
  createdAt: task.createdAt,
  duration: task.duration,
  language: task.language,
  engine: task.engine,
  files: task.parts.map(({ fileName, duration, offset }) => ({ fileName, duration, offset })),
  ...(transcript === null ? {} : {
    transcript: {
      speakers: hasSpeakers ? transcript.speakers : [],
      segments: transcript.segments.map((line) => ({
        ...line,
        begin: hasTimes && line.end > 0 ? line.begin : null,
        end: hasTimes && line.end > 0 ? line.end : null,
        words: hasTimes ? line.words : [],
        speakerId: hasSpeakers ? line.speakerId : null,
      })),
      coverage: task.coverage,
    },
  }),
  ...(analysis === null || content === "mind_map" ? {} : {
    summary: {
      markdown: analysis.summary,
      sections: analysis.sections,
      analyst: analysis.analyst,
      isEdited: analysis.isEdited,
    },
  }),
  ...(analysis === null || content === "summary" ? {} : { mindMap: analysis.mindMap }),
})

export const renderJson = Effect.fnUntraced(function*(exported: ExportedTask) {
  const { transcript } = exported
  if (transcript === undefined || transcript.segments.length === 0) return `${jsonOf(exported)}\n`
  const frame = jsonOf({ ...exported, transcript: { ...transcript, segments: [] } })
  const lines = yield* inSlices(transcript.segments, (line) => indented(JSON.stringify(encodeLine(line), null, 2)))
  // A JSON string has no bare line breaks, so this can only match where the lines belong.
  return `${frame.replace(noLines, () => `\n    "segments": [\n${lines.join(",\n")}\n    ]`)}\n`
})

const noLines = '\n    "segments": []'

const encodeLine = Schema.encodeSync(ExportedLine)

const jsonOf = (exported: ExportedTask): string => JSON.stringify(Schema.encodeSync(ExportedTask)(exported), null, 2)

const indented = (json: string): string => `      ${json.replaceAll("\n", "\n      ")}`
