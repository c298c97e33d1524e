import { DateTime, Effect } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { SignInRequired } from "../../kernel/errors.ts"
import { limitRate } from "../../kernel/limit-rate.ts"
import { brokenRule } from "../../kernel/rules.ts"
import { maxCharacters, StorableText } from "../../kernel/text-rules.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { PushDeviceLimitReached, PushDeviceRefused } from "../errors.ts"
import { NotifiedDevice, viewDevice } from "../notifications.ts"
import { PushDeviceStore } from "../push-device-store.port.ts"
import { pushDevicesPerAccount } from "../push-device.ts"
import { PushSender } from "../push-sender.port.ts"
import { currentDevice } from "../steps/current-device.ts"
import { newPushDevice } from "../steps/new-push-device.ts"

const key = StorableText.check(maxCharacters(200))

/** Has the browser of this session notified, with what it was given by its push service. */
export const addPushDevice = useCase("notification.addPushDevice", {
  input: wire({ endpoint: StorableText.check(maxCharacters(2000)), p256dh: key, auth: key }),
  output: NotifiedDevice,
  run: Effect.fnUntraced(function*(subscription) {
    const userId = yield* signedIn
    const { save } = yield* PushDeviceStore
    const { admits } = yield* PushSender
    const session = yield* currentDevice(userId)
    if (session === null) return yield* new SignInRequired()
    yield* limitRate("push devices of an account", userId)
    if (!(yield* admits(subscription))) {
      return yield* new PushDeviceRefused({ issues: [brokenRule("endpoint", "push-service")] })
    }
    const createdAt = yield* DateTime.now
    const device = yield* newPushDevice(session, subscription, createdAt)
    const limit = pushDevicesPerAccount
    if (!(yield* save(device, limit, createdAt))) return yield* new PushDeviceLimitReached({ limit })
    return viewDevice(device, device.deviceId)
  }),
})
