import { Effect } from "effect"
import { DeliveryId, WebhookId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { DeliveryView, viewDelivery } from "../delivery-view.ts"
import { DeliveryNotFound } from "../errors.ts"
import { sendAgain } from "../steps/send-again.ts"

/** Sends a delivery that is over once more, with the same id, however it ended. */
export const replayDelivery = useCase("webhook.replayDelivery", {
  input: wire({ id: WebhookId, deliveryId: DeliveryId }),
  output: DeliveryView,
  run: Effect.fnUntraced(function*({ id, deliveryId }) {
    const { found } = yield* sendAgain(id, deliveryId)
    return yield* found === null ? new DeliveryNotFound() : Effect.succeed(viewDelivery(found))
  }),
})
