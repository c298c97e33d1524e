import { isFigure } from "../text/number-words.ts"
import type { Span, Word } from "./speech.ts"

/** Text that an engine made up, and why we believe so. */
interface Invention extends Span {
  readonly reason: "loop" | "phantom"
  readonly text: string
}

interface Sentence extends Span {
  readonly text: string
}

/** The parts of a recognition that the guards look at. */
interface Recognised {
  readonly words: ReadonlyArray<Word>
  readonly sentences?: ReadonlyArray<Sentence>
}

export interface Guarded<Recognition> {
  readonly recognition: Recognition
  readonly removed: ReadonlyArray<Invention>
}

/** dBFS. A quieter chunk counts as silent. */
const silenceLevel = -50

/** Phrases that recognisers have learnt from subtitles and write over silence. Lower case, no punctuation. */
const phantoms: ReadonlyArray<RegExp> = [
  /^(thank you|thanks)( so much| very much)?( for (watching|listening|viewing))?( and see you( in the)? next( time| video)?)?$/,
  /^(please |don't forget to )?(like( and|,)? )?subscribe( to (my|our|the) channel)?$/,
  /^see you (in the )?next (time|video)$/,
  /^(you|bye|bye bye|okay)$/,
  /^(subtitles|captions|transcription|transcribed|translated|subtitled)( \S+)? by .*$/,
  /^.*amara ?org.*$/,
  /^字幕(由|提供|製作|制作|志愿者|志願者|by).*$/,
  /^(请|請)?不吝点赞.*$/,
  /^(谢谢|謝謝|感谢|感謝)(大家|您的|你的)?(观看|觀看|收看|收听|收聽).*$/,
  /^ご(視聴|清聴)ありがとうございました$/,
  /^(시청해 ?주셔서|구독과) .*$/,
  /^(music|applause|silence|blank_audio|音乐|音樂|掌声)$/,
]

export const isPhantom = (text: string): boolean => {
  const bare = text.toLowerCase().replaceAll(/[.!?,。！？，…♪[\]()*"“”]/g, "").replaceAll(/\s+/g, " ").trim()
  return bare === "" || phantoms.some((phrase) => phrase.test(bare))
}

/** Text that says everything more than three times comes from an engine stuck in a loop. */
const maxRepetitiveness = 3

/** How repetitive a text is: its runs of three words divided by the distinct ones. 1 means no repetition. */
export const repetitiveness = (words: ReadonlyArray<string>): number => {
  if (words.length < 12) return 1
  const runs = words.slice(2).map((_, at) => words.slice(at, at + 3).map(plain).join(" "))
  return runs.length / new Set(runs).size
}

/** The first run of up to sixteen words that occurs more than `limit` times in a row: its index, length and count. */
export const loopIn = (
  words: ReadonlyArray<string>,
  limit = 4,
): { readonly at: number; readonly length: number; readonly times: number } | null => {
  const text = words.map(plain)
  for (let at = 0; at < text.length; at++) {
    for (let length = 1; length <= 16; length++) {
      const times = timesInRow(text, at, length)
      // People do repeat a single word ("no no no no no"), but hardly a sentence.
      const most = isSpelled(text, at, length) ? mostSpelled / length : length === 1 ? limit * 2 : limit
      if (times > most) return { at, length, times }
    }
  }
  return null
}

/** No number, code or name that people spell is longer; an engine that is stuck goes on. */
const mostSpelled = 40

const isSpelled = (text: ReadonlyArray<string>, at: number, length: number): boolean =>
  text.slice(at, at + length).every(isFigure)

/** Keeps one round of every loop, and drops known phantom phrases from silent chunks. `level` is in dBFS. */
export const guard = <Recognition extends Recognised>(
  recognition: Recognition,
  level: number,
): Guarded<Recognition> => {
  const silent = level < silenceLevel
  const phantom = silent ? phantomsOf(recognition) : []
  const spoken = recognition.words.filter((word) => !phantom.some((span) => inside(word, span)))
  const { words, loops } = withoutRepeats(withoutLoops(spoken))
  const removed = [...phantom, ...loops]
  if (removed.length === 0) return { recognition, removed }
  const real = (recognition.sentences ?? []).filter((sentence) => !phantom.some((span) => inside(sentence, span)))
  const sentences = real.filter((sentence) => !loops.some((loop) => inside(sentence, loop)))
    .map((sentence) => loops.some((loop) => crosses(sentence, loop)) ? rewritten(sentence, words) : sentence)
    .filter((sentence) => sentence.text !== "")
  return { recognition: { ...recognition, words, ...(recognition.sentences ? { sentences } : {}) }, removed }
}

const plain = (word: string): string => word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "")

const timesInRow = (text: ReadonlyArray<string>, at: number, length: number): number => {
  let times = 1
  while (same(text, at, at + times * length, length)) times++
  return times
}

const same = (text: ReadonlyArray<string>, a: number, b: number, length: number): boolean => {
  if (b + length > text.length) return false
  for (let i = 0; i < length; i++) if (text[a + i] !== text[b + i]) return false
  return true
}

/** Whether something in it is made up, given that the chunk is silent. */
export const hasPhantoms = (recognition: Recognised): boolean => phantomsOf(recognition).length > 0

const phantomsOf = (recognition: Recognised): ReadonlyArray<Invention> => {
  const { sentences, words } = recognition
  const first = words[0]
  const whole = words.map((word) => word.text).join(" ")
  const lines = sentences ?? (first ? [{ begin: first.begin, end: words.at(-1)?.end ?? first.end, text: whole }] : [])
  return lines.filter(({ text }) => isPhantom(text)).map(({ begin, end, text }) => ({
    begin,
    end,
    text,
    reason: "phantom",
  }))
}

interface Unlooped {
  readonly words: ReadonlyArray<Word>
  readonly loops: ReadonlyArray<Invention>
}

const withoutLoops = (all: ReadonlyArray<Word>): Unlooped => {
  let words = all
  const loops: Array<Invention> = []
  for (let loop = loopIn(texts(words)); loop; loop = loopIn(texts(words))) {
    const from = loop.at + loop.length
    const until = loop.at + loop.length * loop.times
    loops.push(...loopOf(words.slice(from, until)))
    words = [...words.slice(0, from), ...words.slice(until)]
  }
  return { words, loops }
}

/** Removes loops that vary slightly: only words in a run of three that has not occurred before are real. */
const withoutRepeats = ({ words, loops }: Unlooped): Unlooped => {
  // What is spelled repeats itself; engines that are stuck repeat words.
  if (repetitiveness(texts(words).filter((word) => !isFigure(plain(word)))) <= maxRepetitiveness) {
    return { words, loops }
  }
  const seen = new Set<string>()
  const fresh = new Set<Word>()
  for (let at = 0; at + 3 <= words.length; at++) {
    const three = words.slice(at, at + 3)
    const run = three.map(({ text }) => plain(text)).join(" ")
    if (!seen.has(run)) three.forEach((word) => fresh.add(word))
    seen.add(run)
  }
  const repeated = words.filter((word) => !fresh.has(word))
  return {
    words: words.filter((word) => fresh.has(word)),
    loops: [...loops, ...repeated.flatMap((word) => loopOf([word]))],
  }
}

const loopOf = (repeated: ReadonlyArray<Word>): ReadonlyArray<Invention> => {
  const [head, tail] = [repeated[0], repeated.at(-1)]
  return head && tail ? [{ begin: head.begin, end: tail.end, reason: "loop", text: texts(repeated).join(" ") }] : []
}

const texts = (words: ReadonlyArray<Word>): ReadonlyArray<string> => words.map((word) => word.text)

const inside = (a: Span, b: Span): boolean => a.begin >= b.begin && a.end <= b.end

const crosses = (a: Span, b: Span): boolean => a.begin < b.end && b.begin < a.end

/** Joins words with spaces, except in scripts without spaces. */
const rewritten = (sentence: Sentence, words: ReadonlyArray<Word>): Sentence => {
  const within = words.filter((word) => word.begin >= sentence.begin && word.begin < sentence.end)
  const text = texts(within).join(" ").replaceAll(
    /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}。，！？]) /gu,
    "",
  )
  return { begin: sentence.begin, end: sentence.end, text }
}
