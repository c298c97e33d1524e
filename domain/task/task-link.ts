import { Schema } from "effect"

/** The video that a task with the source "link" is made from. */
export const TaskLink = Schema.Struct({
  url: Schema.String,
  site: Schema.String,
  /** The language of the captions to take instead of hearing it; null to hear it. */
  captions: Schema.NullOr(Schema.String),
  /** Whether the person chose the title; otherwise the site's is taken when it is known. */
  isTitled: Schema.Boolean,
})
export type TaskLink = typeof TaskLink.Type

interface Linked {
  readonly link: TaskLink | null
  readonly parts: ReadonlyArray<unknown>
}

/** Whether the video, or its captions, are still to be fetched. */
export const needsFetching = ({ link, parts }: Linked): boolean => link !== null && parts.length === 0
