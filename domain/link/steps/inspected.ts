import { Schema } from "effect"
import { wire } from "../../kernel/wire.ts"
import { LinkQuota } from "./quota-view.ts"

/** What a site says about a video, and what it will cost. */
export const Inspected = wire({
  /** One address for a video, whatever form its address was given in. */
  url: Schema.String,
  site: Schema.String,
  title: Schema.String,
  /** Seconds; null if the site does not say. */
  duration: Schema.NullOr(Schema.Finite),
  /** Captions that people wrote. They can be taken instead of hearing the video, and cost no minutes. */
  captions: Schema.Array(Schema.Struct({ language: Schema.String, name: Schema.String })),
  /** What hearing it will cost. */
  minutes: Schema.Int,
  quota: LinkQuota,
})
