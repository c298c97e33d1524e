import type { DocumentMessage } from "#domain/kernel/document-bus.port.ts"
import { SegmentId, SessionId, TaskId, UserId } from "#domain/kernel/ids.ts"
import { type Option, Schema } from "effect"

const bytes = Schema.Uint8ArrayFromBase64

/** A message about a document as text, to send between processes. */
const Message = Schema.fromJsonString(Schema.Union([
  Schema.Struct({
    kind: Schema.Literals(["update", "awareness", "ask", "saved"]),
    document: Schema.String,
    from: Schema.String,
    bytes,
  }),
  Schema.Struct({
    kind: Schema.Literal("replaced"),
    document: Schema.String,
    by: Schema.Literals(["edit", "restore", "analysis"]),
    name: Schema.NullOr(Schema.String),
    bytes,
  }),
  Schema.Struct({
    kind: Schema.Literal("close"),
    user: Schema.NullOr(UserId),
    session: Schema.NullOr(SessionId),
    task: Schema.NullOr(TaskId),
    reason: Schema.Literals(["removed", "signed-out", "stale"]),
  }),
  Schema.Struct({
    kind: Schema.Literal("pages"),
    task: TaskId,
    from: Schema.String,
    nth: Schema.Int,
    asks: Schema.Boolean,
    pages: Schema.Array(Schema.Struct({
      page: Schema.String,
      user: Schema.NullOr(UserId),
      name: Schema.String,
      focus: Schema.NullOr(Schema.Struct({ line: SegmentId, since: Schema.Number, forMs: Schema.Number })),
    })),
  }),
  Schema.Struct({
    kind: Schema.Literal("sign"),
    task: TaskId,
    page: Schema.String,
    user: Schema.NullOr(UserId),
    line: Schema.NullOr(SegmentId),
  }),
]))

export const encodeMessage: (message: DocumentMessage) => string = Schema.encodeSync(Message)
export const decodeMessage: (text: unknown) => Option.Option<DocumentMessage> = Schema.decodeUnknownOption(Message)
