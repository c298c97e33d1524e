import type { ChunkResult, ScriptWord } from "./script.ts"

/** A result part of a recording in each of the interface's answer formats. Times count from the start of the part. */
export const renderings = (format: string, granularities: ReadonlyArray<string>) => {
  switch (format) {
    case "text":
      return { type: "text/plain; charset=utf-8", write: (result: ChunkResult) => `${textOf(result.words)}\n` }
    case "srt":
      return { type: "text/plain; charset=utf-8", write: srt }
    case "vtt":
      return { type: "text/plain; charset=utf-8", write: vtt }
    case "verbose_json":
      return {
        type: "application/json",
        write: (result: ChunkResult) => JSON.stringify(verbose(result, granularities)),
      }
    case "diarized_json":
      return { type: "application/json", write: (result: ChunkResult) => JSON.stringify(diarized(result)) }
    default:
      return { type: "application/json", write: (result: ChunkResult) => JSON.stringify(plain(result)) }
  }
}

const textOf = (words: ReadonlyArray<ScriptWord>): string => words.map((word) => word.text).join(" ")

const usage = (result: ChunkResult) => ({ type: "duration", seconds: Math.ceil(result.duration / 1000) })

const plain = (result: ChunkResult) => ({ text: textOf(result.words), usage: usage(result) })

const verbose = (result: ChunkResult, granularities: ReadonlyArray<string>) => ({
  task: "transcribe",
  language: result.language,
  duration: result.duration / 1000,
  text: textOf(result.words),
  ...(granularities.includes("segment")
    ? {
      segments: sentences(result).map((words, id) =>
        Object.assign(timesOf(words, result), {
          id,
          seek: 0,
          text: ` ${textOf(words)}`,
          tokens: [50364],
          temperature: 0,
          avg_logprob: -0.2,
          compression_ratio: 1.3,
          no_speech_prob: 0.01,
        })
      ),
    }
    : {}),
  ...(granularities.includes("word")
    ? { words: result.words.map((word) => ({ word: bare(word.text), ...timesOf([word], result) })) }
    : {}),
  usage: usage(result),
})

const diarized = (result: ChunkResult) => {
  const order = [...new Set(result.words.map((word) => word.speaker ?? 0))]
  return {
    task: "transcribe",
    duration: result.duration / 1000,
    text: textOf(result.words),
    segments: sentences(result).map((words, index) =>
      Object.assign(timesOf(words, result), {
        type: "transcript.text.segment",
        id: `seg_${index}`,
        text: ` ${textOf(words)}`,
        speaker: String.fromCodePoint(65 + order.indexOf(words[0]?.speaker ?? 0)),
      })
    ),
    usage: usage(result),
  }
}

const srt = (result: ChunkResult): string =>
  sentences(result).map((words, index) => `${index + 1}\n${cue(words, result, ",")}\n${textOf(words)}\n\n`).join("")

const vtt = (result: ChunkResult): string =>
  `WEBVTT\n\n${sentences(result).map((words) => `${cue(words, result, ".")}\n${textOf(words)}\n\n`).join("")}`

const cue = (words: ReadonlyArray<ScriptWord>, result: ChunkResult, mark: string): string => {
  const { start, end } = timesOf(words, result)
  const stamp = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23).replace(".", mark)
  return `${stamp(start)} --> ${stamp(end)}`
}

const timesOf = (words: ReadonlyArray<ScriptWord>, result: ChunkResult) => {
  const inside = (time: number) => Math.min(result.duration, Math.max(0, time - result.begin)) / 1000
  return { start: inside(words[0]?.begin ?? result.begin), end: inside(words.at(-1)?.end ?? result.begin) }
}

const bare = (text: string): string => text.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "") || text

/** A new one after a full stop or at a change of speaker. */
const sentences = (result: ChunkResult): ReadonlyArray<ReadonlyArray<ScriptWord>> => {
  const all: Array<Array<ScriptWord>> = []
  for (const word of result.words) {
    const open = all.at(-1)
    const last = open?.at(-1)
    if (!open || !last || /[.!?。！？]$/u.test(last.text) || last.speaker !== word.speaker) all.push([word])
    else open.push(word)
  }
  return all
}
