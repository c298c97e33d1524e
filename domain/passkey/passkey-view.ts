import { Schema } from "effect"
import { PasskeyId } from "../kernel/ids.ts"
import { wireAs } from "../kernel/wire.ts"
import type { Passkey } from "./passkey.ts"

/** A passkey as its owner sees it. */
export const PasskeyView = wireAs("Passkey", {
  id: PasskeyId,
  name: Schema.String,
  isSynced: Schema.Boolean,
  createdAt: Schema.DateTimeUtcFromString,
  lastUsedAt: Schema.NullOr(Schema.DateTimeUtcFromString),
})
export type PasskeyView = typeof PasskeyView.Type

export const viewOf = ({ id, name, isSynced, createdAt, lastUsedAt }: Passkey): PasskeyView => ({
  id,
  name,
  isSynced,
  createdAt,
  lastUsedAt,
})
