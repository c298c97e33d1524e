import { createWebhook } from "./use-cases/create-webhook.ts"
import { deleteWebhook } from "./use-cases/delete-webhook.ts"
import { editWebhook } from "./use-cases/edit-webhook.ts"
import { listDeliveries } from "./use-cases/list-deliveries.ts"
import { listWebhooks } from "./use-cases/list-webhooks.ts"
import { replayDelivery } from "./use-cases/replay-delivery.ts"
import { replayFailed } from "./use-cases/replay-failed.ts"
import { rotateSecret } from "./use-cases/rotate-secret.ts"
import { testWebhook } from "./use-cases/test-webhook.ts"

export const webhookCases = [
  createWebhook,
  deleteWebhook,
  editWebhook,
  listDeliveries,
  listWebhooks,
  replayDelivery,
  replayFailed,
  rotateSecret,
  testWebhook,
] as const
