import { Schema } from "effect"
import { SessionId } from "../kernel/ids.ts"
import { wireAs } from "../kernel/wire.ts"
import type { Session } from "./session.ts"

/** A session as its owner sees it. `is_current` marks the caller's own. */
export const SessionView = wireAs("Session", {
  id: SessionId,
  deviceId: Schema.String,
  label: Schema.NullOr(Schema.String),
  place: Schema.NullOr(Schema.String),
  isCurrent: Schema.Boolean,
  createdAt: Schema.DateTimeUtcFromString,
  lastSeenAt: Schema.DateTimeUtcFromString,
  expiresAt: Schema.DateTimeUtcFromString,
})

export const sessionViewOf = (session: Session, current: SessionId | null): typeof SessionView.Type => {
  const { id, deviceId, label, place, createdAt, lastSeenAt, expiresAt } = session
  return { id, deviceId, label, place, isCurrent: id === current, createdAt, lastSeenAt, expiresAt }
}
