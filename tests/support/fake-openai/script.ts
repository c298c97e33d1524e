/** What is said in a recording the fake knows. Times in milliseconds from its start; words carry their punctuation. */
export interface ScriptWord {
  readonly begin: number
  readonly end: number
  readonly text: string
  readonly speaker?: number
}

export interface KnownRecording {
  /** Raw signed 16-bit little-endian mono at 16 kHz. */
  readonly pcm: Buffer
  readonly words: ReadonlyArray<ScriptWord>
  /** As Whisper names it: "english". */
  readonly language: string
}

/** The part of a known recording that was sent, or null for sound the fake never heard. */
export interface ChunkResult {
  readonly begin: number
  readonly duration: number
  readonly words: ReadonlyArray<ScriptWord>
  readonly language: string
}

const anchorBytes = 64
const anchorEvery = 3200
const bytesPerMillisecond = 32

type Anchors = Map<string, Array<number>>

/** Recognises parts of the recordings by their very samples: an anchor every 100 ms, verified over the whole part. */
export const ear = (recordings: ReadonlyArray<KnownRecording>): (part: Buffer) => ChunkResult | null => {
  const known = recordings.map((recording) => ({ ...recording, anchors: anchorsOf(recording.pcm) }))
  return (part) => {
    for (const { pcm, words, language, anchors } of known) {
      const start = locate(part, pcm, anchors)
      if (start === null) continue
      const begin = start / bytesPerMillisecond
      const end = begin + part.length / bytesPerMillisecond
      const inside = words.filter((word) => (word.begin + word.end) / 2 >= begin && (word.begin + word.end) / 2 < end)
      return { begin, duration: end - begin, words: inside, language }
    }
    return null
  }
}

const keyAt = (samples: Buffer, at: number): string => samples.toString("latin1", at, at + anchorBytes)

const anchorsOf = (pcm: Buffer): Anchors => {
  const anchors: Anchors = new Map()
  for (let at = 0; at + anchorBytes <= pcm.length; at += anchorEvery) {
    const key = keyAt(pcm, at)
    const found = anchors.get(key)
    if (found) found.push(at)
    else anchors.set(key, [at])
  }
  return anchors
}

/** Tries every sample of some stretches of 100 ms, so that silence at the start does not hide the rest. */
const locate = (part: Buffer, pcm: Buffer, anchors: Anchors): number | null => {
  for (let at = 0; at + anchorBytes <= part.length; at += 2) {
    const places = anchors.get(keyAt(part, at)) ?? []
    if (places.length > 50) continue
    for (const place of places) {
      const start = place - at
      if (
        start >= 0 && start + part.length <= pcm.length &&
        pcm.compare(part, 0, part.length, start, start + part.length) === 0
      ) return start
    }
  }
  return null
}
