import { automaticExportRoles } from "./automatic-export-roles.ts"
import { ofAccount, ofPerson, reading, type Row } from "./role-rows.ts"

/** Who may send the events of their account elsewhere: people. Assistants read it, and send again what failed. */
export const webhookRoles = {
  ...automaticExportRoles,
  "webhook.createWebhook": ofPerson,
  "webhook.deleteWebhook": ofPerson,
  "webhook.editWebhook": ofPerson,
  "webhook.listDeliveries": reading(ofAccount),
  "webhook.listWebhooks": reading(ofAccount),
  "webhook.replayDelivery": ofAccount,
  "webhook.replayFailed": ofAccount,
  "webhook.rotateSecret": ofPerson,
  "webhook.testWebhook": ofPerson,
} as const satisfies Readonly<Record<string, Row>>
