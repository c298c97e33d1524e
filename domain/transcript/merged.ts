import { Schema } from "effect"
import { SegmentId } from "../kernel/ids.ts"
import { Speaker } from "../task/speaker.ts"

/** What a merge of two speakers did, told so that it can be undone exactly: who went, from which place, with which lines. */
export const merged = {
  from: Speaker,
  into: Schema.String,
  place: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
  segmentIds: Schema.Array(SegmentId),
}
