import { Schema } from "effect"
import { MessageId, TaskId } from "../kernel/ids.ts"
import { wire, wireAs } from "../kernel/wire.ts"
import { Verdict } from "./answer.ts"
import { AnswerSentence, failure, Moment } from "./message.ts"

const { text: _, ...cited } = AnswerSentence.to.fields

/** A file by its title. */
const NamedFile = wireAs("NamedFile", { taskId: TaskId, title: Schema.String })

const fileEnding = {
  taskId: TaskId,
  title: Schema.String,
  verdict: Verdict,
  confidence: Schema.NullOr(Schema.Finite),
  closest: Schema.Array(Moment),
}

const ending = {
  /** Several names are separated by commas. */
  engine: Schema.String,
  failure,
  verdict: Verdict,
  /** How many files had words of the question or were close to it in meaning, and how many of them were read, the most promising first. */
  found: Schema.Int,
  read: Schema.Int,
  /** The files that were read but have no answer. */
  nothingIn: Schema.Array(NamedFile),
}

/**
 * An answer from several files as it is being written: the sentences of a file, each with its evidence, then their
 * verdict; at the end, the files in which nothing was found.
 */
export const LibraryAnswerPart = Schema.Union([
  wire({ kind: Schema.Literal("started"), engine: Schema.String }),
  /** `sentence` counts from 0 over all files. */
  wire({ kind: Schema.Literal("delta"), sentence: Schema.Int, taskId: TaskId, text: Schema.String }),
  wire({ kind: Schema.Literal("citation"), sentence: Schema.Int, taskId: TaskId, ...cited }),
  wire({ kind: Schema.Literal("file"), ...fileEnding }),
  wire({ kind: Schema.Literal("done"), messageId: MessageId, ...ending }),
])
export type LibraryAnswerPart = typeof LibraryAnswerPart.Type

/** What one file answers to a question. */
export const FileAnswer = wireAs("FileAnswer", { ...fileEnding, sentences: Schema.Array(AnswerSentence) })
export type FileAnswer = typeof FileAnswer.Type

/** A finished answer with all its files. */
export const LibraryAnswer = wire({ messageId: MessageId, ...ending, files: Schema.Array(FileAnswer) })
export type LibraryAnswer = typeof LibraryAnswer.Type

/** The verdict for several files is the best verdict among them. */
export const verdictOfFiles = (files: ReadonlyArray<Pick<FileAnswer, "verdict">>): Verdict =>
  (["answered", "unsure"] as const).find((one) => files.some(({ verdict }) => verdict === one)) ?? "notSaid"

/** The files of an answer so far. */
export const filesAnswering = (parts: ReadonlyArray<LibraryAnswerPart>): ReadonlyArray<FileAnswer> => {
  const texts = new Map(parts.flatMap((part) => part.kind === "delta" ? [[part.sentence, part.text] as const] : []))
  const sentences = parts.flatMap((part) => {
    if (part.kind !== "citation") return []
    const { kind: _, sentence, taskId, ...cited } = part
    return [{ taskId, written: { ...cited, text: texts.get(sentence) ?? "" } }]
  })
  return parts.flatMap((part) => {
    if (part.kind !== "file") return []
    const { kind: _, ...file } = part
    return [{
      ...file,
      sentences: sentences.filter(({ taskId }) => taskId === file.taskId).map(({ written }) => written),
    }]
  })
}

/** Assembles the parts of an answer. */
export const wholeLibraryAnswer = (parts: ReadonlyArray<LibraryAnswerPart>): LibraryAnswer => {
  const done = parts.find((part) => part.kind === "done")
  if (done === undefined) throw new Error("an answer that was not refused ends with done")
  const { kind: _, ...concluded } = done
  return { ...concluded, files: filesAnswering(parts) }
}
