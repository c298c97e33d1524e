import { Schema } from "effect"
import { SegmentId } from "../kernel/ids.ts"
import { Speaker } from "../task/speaker.ts"

/** What is needed to undo a merge of speakers exactly: the removed speaker, its index and its lines. */
export const merged = {
  from: Speaker,
  into: Schema.String,
  place: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
  segmentIds: Schema.Array(SegmentId),
}
