import * as PushSender from "#adapters/messages/push/push-sender.ts"
import * as WebhookSender from "#adapters/messages/webhooks/webhook-sender.ts"
import * as DeliveryStore from "#adapters/storage/postgres/delivery-store.ts"
import * as MailChoiceStore from "#adapters/storage/postgres/mail-choice-store.ts"
import * as NoticeStore from "#adapters/storage/postgres/notice-store.ts"
import * as PushDeviceStore from "#adapters/storage/postgres/push-device-store.ts"
import * as WebhookStore from "#adapters/storage/postgres/webhook-store.ts"
import { pushSubjectOf } from "#adapters/system/config/push-settings.ts"
import type { Settings } from "#adapters/system/config/settings.ts"
import { Layer } from "effect"

/** Notices to people on their devices and by mail, events to programs, and the records of both. */
export const notificationStores = Layer.mergeAll(
  DeliveryStore.layer,
  MailChoiceStore.layer,
  NoticeStore.layer,
  PushDeviceStore.layer,
  WebhookStore.layer,
)

/** What tells them. */
export const notifiers = (settings: Settings) =>
  Layer.mergeAll(
    PushSender.layer({ subject: pushSubjectOf(settings), inside: settings.pushInside }),
    WebhookSender.layer({ inside: settings.webhookInside }),
  )
