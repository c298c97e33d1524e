import type { Heard, ScriptWord } from "./script.ts"

/** A heard part of a recording in each of the interface's answer formats. Times count from the start of the part. */
export const renderings = (format: string, granularities: ReadonlyArray<string>) => {
  switch (format) {
    case "text":
      return { type: "text/plain; charset=utf-8", write: (heard: Heard) => `${textOf(heard.words)}\n` }
    case "srt":
      return { type: "text/plain; charset=utf-8", write: srt }
    case "vtt":
      return { type: "text/plain; charset=utf-8", write: vtt }
    case "verbose_json":
      return { type: "application/json", write: (heard: Heard) => JSON.stringify(verbose(heard, granularities)) }
    case "diarized_json":
      return { type: "application/json", write: (heard: Heard) => JSON.stringify(diarized(heard)) }
    default:
      return { type: "application/json", write: (heard: Heard) => JSON.stringify(plain(heard)) }
  }
}

const textOf = (words: ReadonlyArray<ScriptWord>): string => words.map((word) => word.text).join(" ")

const usage = (heard: Heard) => ({ type: "duration", seconds: Math.ceil(heard.duration / 1000) })

const plain = (heard: Heard) => ({ text: textOf(heard.words), usage: usage(heard) })

const verbose = (heard: Heard, granularities: ReadonlyArray<string>) => ({
  task: "transcribe",
  language: heard.language,
  duration: heard.duration / 1000,
  text: textOf(heard.words),
  ...(granularities.includes("segment")
    ? {
      segments: sentences(heard).map((words, id) =>
        Object.assign(timesOf(words, heard), {
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
    ? { words: heard.words.map((word) => ({ word: bare(word.text), ...timesOf([word], heard) })) }
    : {}),
  usage: usage(heard),
})

const diarized = (heard: Heard) => {
  const order = [...new Set(heard.words.map((word) => word.speaker ?? 0))]
  return {
    task: "transcribe",
    duration: heard.duration / 1000,
    text: textOf(heard.words),
    segments: sentences(heard).map((words, index) =>
      Object.assign(timesOf(words, heard), {
        type: "transcript.text.segment",
        id: `seg_${index}`,
        text: ` ${textOf(words)}`,
        speaker: String.fromCodePoint(65 + order.indexOf(words[0]?.speaker ?? 0)),
      })
    ),
    usage: usage(heard),
  }
}

const srt = (heard: Heard): string =>
  sentences(heard).map((words, index) => `${index + 1}\n${cue(words, heard, ",")}\n${textOf(words)}\n\n`).join("")

const vtt = (heard: Heard): string =>
  `WEBVTT\n\n${sentences(heard).map((words) => `${cue(words, heard, ".")}\n${textOf(words)}\n\n`).join("")}`

const cue = (words: ReadonlyArray<ScriptWord>, heard: Heard, mark: string): string => {
  const { start, end } = timesOf(words, heard)
  const stamp = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23).replace(".", mark)
  return `${stamp(start)} --> ${stamp(end)}`
}

const timesOf = (words: ReadonlyArray<ScriptWord>, heard: Heard) => {
  const inside = (time: number) => Math.min(heard.duration, Math.max(0, time - heard.begin)) / 1000
  return { start: inside(words[0]?.begin ?? heard.begin), end: inside(words.at(-1)?.end ?? heard.begin) }
}

const bare = (text: string): string => text.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "") || text

/** A new one after a full stop or at a change of speaker. */
const sentences = (heard: Heard): ReadonlyArray<ReadonlyArray<ScriptWord>> => {
  const all: Array<Array<ScriptWord>> = []
  for (const word of heard.words) {
    const open = all.at(-1)
    const last = open?.at(-1)
    if (!open || !last || /[.!?。！？]$/u.test(last.text) || last.speaker !== word.speaker) all.push([word])
    else open.push(word)
  }
  return all
}
