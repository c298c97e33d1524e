import type { MeetingTrack, SpokenTurn } from "./meeting.ts"

interface SpokenTrack {
  readonly name: MeetingTrack["name"]
  readonly speech: ReadonlyArray<Pick<SpokenTurn, "begin" | "end">>
}

/**
 * Who spoke when, in the recording of all tracks together: one at a time, so of two who speak over each other, the one who
 * began last. Those without a name are numbered in the order in which people begin to speak.
 */
export const turnsOfTracks = (tracks: ReadonlyArray<SpokenTrack>): ReadonlyArray<SpokenTurn> => {
  const spoken = tracks.filter(({ speech }) => speech.length > 0).toSorted((a, b) => beginOf(a) - beginOf(b))
  const whose = [...new Set(spoken.map((track) => track.name ?? track))]
  const turns = spoken.flatMap((track) => {
    const name = track.name ?? `Speaker ${whose.indexOf(track) + 1}`
    return track.speech.map(({ begin, end }) => ({ begin, end, name }))
  })
  return oneAtATime(turns.toSorted((a, b) => a.begin - b.begin))
}

const beginOf = ({ speech }: SpokenTrack): number => Math.min(...speech.map(({ begin }) => begin))

/** Where several speak, it is the one who began last. `turns` are by their begin. */
const oneAtATime = (turns: ReadonlyArray<SpokenTurn>): ReadonlyArray<SpokenTurn> => {
  const moments = [...new Set(turns.flatMap(({ begin, end }) => [begin, end]))].toSorted((a, b) => a - b)
  const coming = turns.toReversed()
  const done: Array<SpokenTurn> = []
  let speaking: ReadonlyArray<SpokenTurn> = []
  let last: SpokenTurn | undefined
  for (const [place, begin] of moments.entries()) {
    speaking = speaking.filter(({ end }) => end > begin)
    while ((coming.at(-1)?.begin ?? Infinity) <= begin) speaking = speaking.concat(coming.pop() ?? [])
    const turn = speaking.at(-1)
    const end = moments[place + 1]
    if (turn !== undefined && end !== undefined) {
      const before = done.at(-1)
      if (before !== undefined && last === turn) done.splice(-1, 1, { ...before, end })
      else done.push({ ...turn, begin, end })
    }
    last = turn
  }
  return done
}
