import { DeliveryId, WebhookId } from "#domain/kernel/ids.ts"
import { createWebhook } from "#domain/webhook/use-cases/create-webhook.ts"
import { deleteWebhook } from "#domain/webhook/use-cases/delete-webhook.ts"
import { editWebhook } from "#domain/webhook/use-cases/edit-webhook.ts"
import { listDeliveries } from "#domain/webhook/use-cases/list-deliveries.ts"
import { listWebhooks } from "#domain/webhook/use-cases/list-webhooks.ts"
import { replayDelivery } from "#domain/webhook/use-cases/replay-delivery.ts"
import { replayFailed } from "#domain/webhook/use-cases/replay-failed.ts"
import { rotateSecret } from "#domain/webhook/use-cases/rotate-secret.ts"
import { testWebhook } from "#domain/webhook/use-cases/test-webhook.ts"
import { Effect } from "effect"
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { areaApi } from "../area-api.ts"
import { Authentication } from "../authentication.ts"
import { answering, answers, inputWithout } from "../envelope.ts"
import { says } from "../shapes.ts"

const { get, post, put, delete: remove } = HttpApiEndpoint

const OneWebhook = { id: WebhookId }
const OneDelivery = { id: WebhookId, delivery_id: DeliveryId }

export const Webhook = HttpApiGroup.make("webhook").annotate(
  OpenApi.Description,
  "Addresses that receive the events of the account, signed after Standard Webhooks",
).add(
  get("listWebhooks", "/api/webhooks", { ...answers(listWebhooks.output) }).annotateMerge(
    says("List webhooks", "In the order in which they were made, and how many an account can have."),
  ),
  post("createWebhook", "/api/webhooks", { payload: createWebhook.input, ...answers(createWebhook.output) })
    .annotateMerge(
      says(
        "Create a webhook",
        "The address must be on the public internet, over https. `secret` is shown here, and never again.",
      ),
    ),
  put("editWebhook", "/api/webhooks/:id", {
    params: OneWebhook,
    payload: inputWithout(editWebhook.input, "id"),
    ...answers(editWebhook.output),
  }).annotateMerge(
    says("Edit a webhook", "Fields left out keep their values. What waits for one that is switched off has failed."),
  ),
  remove("deleteWebhook", "/api/webhooks/:id", { params: OneWebhook, ...answers(deleteWebhook.output) })
    .annotateMerge(says("Delete a webhook", "With its log; what waits for it is not sent.")),
  post("rotateSecret", "/api/webhooks/:id/rotate", { params: OneWebhook, ...answers(rotateSecret.output) })
    .annotateMerge(says("Replace the secret", "For a day both sign. `secret` is shown here, and never again.")),
  post("testWebhook", "/api/webhooks/:id/test", { params: OneWebhook, ...answers(testWebhook.output) })
    .annotateMerge(says("Test a webhook", "Sends `webhook.test` once, now, and answers how that was received.")),
  get("listDeliveries", "/api/webhooks/:id/deliveries", {
    params: OneWebhook,
    query: inputWithout(listDeliveries.input, "id"),
    ...answers(listDeliveries.output),
  }).annotateMerge(
    says("List deliveries", "Of the last 30 days, newest first, each with its attempts and how their answers begin."),
  ),
  post("replayDelivery", "/api/webhooks/:id/deliveries/:delivery_id/replay", {
    params: OneDelivery,
    ...answers(replayDelivery.output),
  }).annotateMerge(says("Send a delivery again", "With the same `webhook-id`, however it ended.")),
  post("replayFailed", "/api/webhooks/:id/replay", { params: OneWebhook, ...answers(replayFailed.output) })
    .annotateMerge(says("Send what failed again", "All of it, in order.")),
).middleware(Authentication)

export const WebhookRoutes = HttpApiBuilder.group(
  areaApi(Webhook),
  "webhook",
  (handlers) =>
    Effect.map(answering, (answer) =>
      handlers.handleAll({
        listWebhooks: () => answer(listWebhooks, {}),
        createWebhook: ({ payload }) => answer(createWebhook, payload),
        editWebhook: ({ params, payload }) => answer(editWebhook, { ...payload, id: params.id }),
        deleteWebhook: ({ params }) => answer(deleteWebhook, params),
        rotateSecret: ({ params }) => answer(rotateSecret, params),
        testWebhook: ({ params }) => answer(testWebhook, params),
        listDeliveries: ({ params, query }) => answer(listDeliveries, { ...query, id: params.id }),
        replayDelivery: ({ params: { id, delivery_id } }) => answer(replayDelivery, { id, deliveryId: delivery_id }),
        replayFailed: ({ params }) => answer(replayFailed, params),
      })),
)
