import { type DateTime, Effect } from "effect"
import type { Session } from "../../account/session.ts"
import { IdSource } from "../../kernel/id-source.port.ts"
import { PushDeviceId } from "../../kernel/ids.ts"
import type { PushDevice, Subscription } from "../push-device.ts"

/** The browser of a session, with what it gave so that it can be reached. */
export const newPushDevice = Effect.fnUntraced(function*(
  { userId, deviceId, label }: Session,
  subscription: Subscription,
  createdAt: DateTime.Utc,
) {
  const { next } = yield* IdSource
  const id = PushDeviceId.make(yield* next)
  return { id, userId, deviceId, label, subscription, createdAt } satisfies PushDevice
})
