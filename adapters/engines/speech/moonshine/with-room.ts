import { soundIn, type SoundMap, spreadOver } from "#adapters/media/pcm/spread-words.ts"
import type { Span, Word } from "#domain/recognition/speech.ts"

/** Milliseconds per letter: nobody speaks faster than the first, and hardly anyone faster than the second. */
const impossible = 30
const quick = 40
/** Fewer words may be short by themselves. */
const fewest = 4
/** This many words on either side may have a wrong time as well. */
const doubtful = 6

/**
 * Gives words enough time to have been spoken. Where the recogniser that provides the times missed a sentence, its words were
 * squeezed in next to the nearest word that it did hear. They are spread over the nearby sound that has no other words.
 *
 * @param within When all of it was said.
 */
export const withRoom = (words: ReadonlyArray<Word>, within: Span, map: SoundMap): ReadonlyArray<Word> => {
  let [given, at] = [words, 0]
  while (at < given.length) {
    const to = endOfRun(given, at)
    const room = to === null ? null : roomFor(given, { from: at, to }, within, map)
    if (room !== null) given = spreadIn(given, room, map)
    at = room?.to ?? to ?? at + 1
  }
  return given
}

/** Some words of a list, without the one at `to`. */
interface Run {
  readonly from: number
  readonly to: number
}

/** The end of the words from one on that each take less time than anyone needs to say them; null if these are few. */
const endOfRun = (words: ReadonlyArray<Word>, from: number): number | null => {
  const length = words.slice(from).findIndex((word) => word.end - word.begin >= impossible * lengthOf([word]))
  const end = length < 0 ? words.length : from + length
  return end - from < fewest ? null : end
}

/** Where a run can have been said: between its neighbours, or those next to them. */
const roomFor = (words: ReadonlyArray<Word>, run: Run, within: Span, map: SoundMap): Run & Span | null => {
  for (let taken = 0; taken <= 2 * doubtful; taken++) {
    for (let before = Math.max(0, taken - doubtful); before <= Math.min(taken, doubtful); before++) {
      const [from, to] = [run.from - before, run.to + taken - before]
      if (from < 0 || to > words.length) continue
      const span = { begin: words[from - 1]?.end ?? within.begin, end: words[to]?.begin ?? within.end }
      if (soundIn(map, span) >= quick * lengthOf(words.slice(from, to))) return { from, to, ...span }
    }
  }
  return null
}

const lengthOf = (words: ReadonlyArray<Word>): number => words.reduce((sum, { text }) => sum + text.length + 1, 0)

const spreadIn = (words: ReadonlyArray<Word>, room: Run & Span, map: SoundMap): ReadonlyArray<Word> => {
  const times = spreadOver(words.slice(room.from, room.to).map(({ text }) => text), room, map, 0)
  return words.map((word, at) => {
    const time = times[at - room.from]
    return time === undefined ? word : timedAs(word, time)
  })
}

const timedAs = (word: Word, { begin, end }: Span): Word => ({ ...word, begin, end })
