import { createWebhook } from "#domain/webhook/use-cases/create-webhook.ts"
import { deleteWebhook } from "#domain/webhook/use-cases/delete-webhook.ts"
import { editWebhook } from "#domain/webhook/use-cases/edit-webhook.ts"
import { listDeliveries } from "#domain/webhook/use-cases/list-deliveries.ts"
import { listWebhooks } from "#domain/webhook/use-cases/list-webhooks.ts"
import { replayDelivery } from "#domain/webhook/use-cases/replay-delivery.ts"
import { replayFailed } from "#domain/webhook/use-cases/replay-failed.ts"
import { rotateSecret } from "#domain/webhook/use-cases/rotate-secret.ts"
import { testWebhook } from "#domain/webhook/use-cases/test-webhook.ts"
import { mutation, query, router } from "./trpc.ts"

export const webhookRouter = router({
  createWebhook: mutation(createWebhook),
  deleteWebhook: mutation(deleteWebhook),
  editWebhook: mutation(editWebhook),
  listDeliveries: query(listDeliveries),
  listWebhooks: query(listWebhooks),
  replayDelivery: mutation(replayDelivery),
  replayFailed: mutation(replayFailed),
  rotateSecret: mutation(rotateSecret),
  testWebhook: mutation(testWebhook),
})
