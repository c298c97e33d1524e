import { Schema } from "effect"
import { SegmentId } from "../kernel/ids.ts"
import { Speaker } from "../task/speaker.ts"

/** What it takes to undo a merge of speakers exactly: the removed speaker, its index and its lines. */
export const merged = {
  from: Speaker,
  into: Schema.String,
  place: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
  segmentIds: Schema.Array(SegmentId),
}

/** Lets one speaker stand for another. */
export const withAbsorbed = (speakers: ReadonlyArray<Speaker>, from: Speaker, into: string): ReadonlyArray<Speaker> =>
  speakers.map((one) =>
    one.id === into ? { ...one, merged: [...one.merged ?? [], from.id, ...from.merged ?? []] } : one
  )

/** Stops one speaker from standing for another. */
export const withReturned = (speakers: ReadonlyArray<Speaker>, from: Speaker, into: string): ReadonlyArray<Speaker> => {
  const returned = new Set([from.id, ...from.merged ?? []])
  return speakers.map((one) => {
    if (one.id !== into) return one
    const { merged: all = [], ...speaker } = one
    const rest = all.filter((id) => !returned.has(id))
    return rest.length === 0 ? speaker : { ...speaker, merged: rest }
  })
}
