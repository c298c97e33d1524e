import { Effect } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { PushDeviceId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { PushDeviceNotFound } from "../errors.ts"
import { PushDeviceStore } from "../push-device-store.port.ts"

/** Has a device notified no longer; it stays signed in. */
export const removePushDevice = useCase("notification.removePushDevice", {
  input: wire({ id: PushDeviceId }),
  output: wire({ id: PushDeviceId }),
  run: Effect.fnUntraced(function*({ id }) {
    const { remove } = yield* PushDeviceStore
    return (yield* remove(yield* signedIn, id)) ? { id } : yield* new PushDeviceNotFound()
  }),
})
