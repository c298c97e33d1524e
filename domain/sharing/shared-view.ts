import { Schema } from "effect"
import { MindMap } from "../analysis/mind-map.ts"
import { TaskId } from "../kernel/ids.ts"
import { wireAs } from "../kernel/wire.ts"

/** What viewers see: the summary and mind map, each if its owner shares it, but neither the recording nor the transcript. */
export const SharedView = wireAs("SharedTask", {
  id: TaskId,
  title: Schema.String,
  createdAt: Schema.DateTimeUtcFromString,
  duration: Schema.NullOr(Schema.Finite),
  /** What others call its owner, if that is shared too. */
  ownerName: Schema.NullOr(Schema.String),
  /** Of the summary, such as "en". */
  language: Schema.String,
  summary: Schema.NullOr(Schema.String),
  mindMap: Schema.NullOr(MindMap),
})
/** What someone published, under its lasting address. */
export const PublishedView = wireAs("PublishedTask", {
  ...SharedView.to.fields,
  publishedUrl: Schema.String,
  /** Whether search engines may list it. */
  isIndexed: Schema.Boolean,
})

export type SharedView = typeof SharedView.Type
